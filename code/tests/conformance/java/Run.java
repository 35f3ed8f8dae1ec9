// Checks the generated Java against the cases: Run folder

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.TimeZone;
import java.util.UUID;

/** The conformance test. */
public final class Run {
    private final String text;
    private int at;

    private Run(String text) {
        this.text = text;
    }

    /** JSON as strings, BigInteger, BigDecimal, booleans, null, maps and lists. `-0` is a BigDecimal. */
    private Object value() {
        char first = text.charAt(at);
        if (first == '{') {
            Map<String, Object> object = new LinkedHashMap<>();
            for (at++; text.charAt(at) != '}'; skip(",")) {
                String name = (String) value();
                skip(":");
                object.put(name, value());
            }
            at++;
            return object;
        }
        if (first == '[') {
            List<Object> list = new ArrayList<>();
            for (at++; text.charAt(at) != ']'; skip(",")) {
                list.add(value());
            }
            at++;
            return list;
        }
        if (first == '"') {
            return string();
        }
        int start = at;
        while (at < text.length() && ",:]} ".indexOf(text.charAt(at)) < 0) {
            at++;
        }
        String token = text.substring(start, at);
        return switch (token) {
            case "null" -> null;
            case "true" -> true;
            case "false" -> false;
            default -> token.matches("0|-?[1-9][0-9]*") ? new BigInteger(token) : new BigDecimal(token);
        };
    }

    private void skip(String what) {
        while (at < text.length() && (what + " ").indexOf(text.charAt(at)) >= 0) {
            at++;
        }
    }

    private String string() {
        StringBuilder out = new StringBuilder();
        for (at++; text.charAt(at) != '"'; at++) {
            char unit = text.charAt(at);
            if (unit == '\\') {
                at++;
                unit = text.charAt(at);
                if (unit == 'u') {
                    unit = (char) Integer.parseInt(text.substring(at + 1, at + 5), 16);
                    at += 4;
                } else if ("bfnrt".indexOf(unit) >= 0) {
                    unit = "\b\f\n\r\t".charAt("bfnrt".indexOf(unit));
                }
            }
            out.append(unit);
        }
        at++;
        return out.toString();
    }

    /** A value as the parameter's type has it. */
    private static Object parameter(Class<?> type, Object value) {
        if (value == null || value instanceof Boolean) {
            return value;
        }
        if (type == LocalDate.class) {
            return LocalDate.parse((String) value);
        }
        if (type == UUID.class) {
            return UUID.fromString((String) value);
        }
        if (type == Instant.class) {
            List<?> since = (List<?>) value;
            return Instant.ofEpochSecond(((BigInteger) since.get(0)).longValueExact(), ((BigInteger) since.get(1)).longValueExact());
        }
        if (type == String.class) {
            return value;
        }
        BigInteger integer = new BigInteger((String) value);
        if (type == int.class || type == Integer.class) {
            return integer.intValueExact();
        }
        return type == long.class || type == Long.class ? (Object) integer.longValueExact() : integer;
    }

    /** The lookup of a point read. */
    private static Object typed(String type, List<?> values) throws ReflectiveOperationException {
        Constructor<?> constructor = Class.forName("keys.Keys$" + type + "Key").getDeclaredConstructors()[0];
        Object[] parameters = new Object[values.size()];
        for (int i = 0; i < parameters.length; i++) {
            parameters[i] = parameter(constructor.getParameterTypes()[i], values.get(i));
        }
        return constructor.newInstance(parameters);
    }

    /** What the method returns, or the reason for which it refuses. */
    private static Object outcome(Class<?> type, String method, Object target, Object... args) throws ReflectiveOperationException {
        Class<?>[] types = args.length == 0 ? new Class<?>[0] : new Class<?>[] {Map.class};
        try {
            return type.getMethod(method, types).invoke(target, args);
        } catch (InvocationTargetException error) {
            if (error.getCause() instanceof keys.Keys.InvalidKeyException refused) {
                return refused.reason();
            }
            throw error;
        }
    }

    private static final Map<String, Integer> COUNTS = new LinkedHashMap<>();

    private static void check(String what, String line, Object wanted, Object actual) {
        boolean isEqual = Objects.equals(actual, wanted);
        COUNTS.merge(isEqual ? what : "failed", 1, Integer::sum);
        if (!isEqual) {
            System.out.println(what + ": " + line + "\n  actual " + actual);
        }
    }

    /**
     * Runs all cases.
     *
     * @param args the folder
     * @throws Exception if the cases cannot be read
     */
    public static void main(String[] args) throws Exception {
        for (String what : List.of("documents", "typed", "verified", "templates", "failed")) {
            COUNTS.put(what, 0);
        }
        for (String line : Files.readString(Path.of(args[0], "cases.jsonl")).split("\n")) {
            Map<?, ?> entry = (Map<?, ?>) new Run(line).value();
            String name = (String) entry.get("type");
            Class<?> type = Class.forName("keys.Keys$" + name);
            Object item = entry.get("item");
            Object refused = entry.get("refused");
            if (entry.containsKey("text")) {
                check("templates", line, refused == null ? entry.get("text") : refused, outcome(type, "idOf", null, item));
                continue;
            }
            Object wanted = refused == null ? entry.get("keys") : refused;
            Object key = refused == null ? ((List<?>) wanted).get(0) : refused;
            Object readKeys = outcome(type, "readKeys", null, item);
            check("documents", line, List.of(wanted, key), List.of(readKeys, outcome(type, "keyOf", null, item)));
            if (entry.containsKey("verify")) {
                check("verified", line, key, outcome(type, "verify", null, item));
            }
            if (entry.get("typed") instanceof List<?> values) {
                Object lookup = typed(name, values);
                Class<?> of = lookup.getClass();
                List<?> both = List.of(outcome(of, "readKeys", lookup), outcome(of, "partitionKey", lookup));
                check("typed", line, List.of(wanted, key), both);
            }
        }
        System.out.println("Java (" + Locale.getDefault() + ", " + TimeZone.getDefault().getID() + "): " + COUNTS);
        int failed = COUNTS.remove("failed");
        System.exit(failed > 0 || COUNTS.containsValue(0) ? 1 : 0);
    }
}
