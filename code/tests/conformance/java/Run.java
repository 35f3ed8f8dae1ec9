// Checks the generated Java against the cases: Run folder

import java.lang.reflect.InvocationTargetException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

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

    /**
     * Runs all cases.
     *
     * @param args the folder
     * @throws Exception if the cases cannot be read
     */
    public static void main(String[] args) throws Exception {
        int passed = 0;
        int failed = 0;
        for (String line : Files.readString(Path.of(args[0], "cases.jsonl")).split("\n")) {
            Map<?, ?> entry = (Map<?, ?>) new Run(line).value();
            Object wanted = entry.containsKey("refused") ? entry.get("refused") : entry.get("keys");
            Object actual;
            Class<?> type = Class.forName("keys.Keys$" + entry.get("type"));
            try {
                actual = type.getMethod("readKeys", Map.class).invoke(null, entry.get("item"));
                Object key = type.getMethod("keyOf", Map.class).invoke(null, entry.get("item"));
                if (!((List<?>) actual).get(0).equals(key)) {
                    actual = "readKeys and keyOf differ";
                }
            } catch (InvocationTargetException error) {
                if (!(error.getCause() instanceof keys.Keys.InvalidKeyException refused)) {
                    throw error;
                }
                actual = refused.reason();
            }
            if (actual.equals(wanted)) {
                passed++;
            } else {
                failed++;
                System.out.println(line + "\n  actual " + actual);
            }
        }
        System.out.println("Java: " + passed + " passed, " + failed + " failed");
        System.exit(failed > 0 || passed == 0 ? 1 : 0);
    }
}
