// Reads the items of Rust with com.azure:azure-cosmos and the generated keys, and writes its own: see other_languages.rs.

import com.azure.cosmos.CosmosClient;
import com.azure.cosmos.CosmosClientBuilder;
import com.azure.cosmos.CosmosContainer;
import com.azure.cosmos.CosmosDatabase;
import com.azure.cosmos.CosmosException;
import com.azure.cosmos.GatewayConnectionConfig;
import com.azure.cosmos.models.PartitionKey;
import com.azure.cosmos.models.PartitionKeyBuilder;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.LocalDate;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import keys.Keys;

/** The exchange. */
public final class Exchange {
    private Exchange() {}

    private static void check(boolean isRight, Object what) {
        if (!isRight) {
            throw new IllegalStateException(String.valueOf(what));
        }
    }

    private static PartitionKey levels(List<String> levels) {
        PartitionKeyBuilder builder = new PartitionKeyBuilder();
        levels.forEach(builder::add);
        return builder.build();
    }

    @SuppressWarnings("unchecked")
    private static Map<String, Object> read(CosmosContainer container, String id, PartitionKey key) {
        return container.readItem(id, key, Map.class).getItem();
    }

    /**
     * Runs the exchange.
     *
     * @param args none
     * @throws Exception if it fails
     */
    @SuppressWarnings("unchecked")
    public static void main(String[] args) throws Exception {
        GatewayConnectionConfig gateway = new GatewayConnectionConfig();
        try (CosmosClient client = new CosmosClientBuilder()
                .endpoint(System.getenv("COSMOS_URL"))
                .key("dGVzdGtleQ==")
                .gatewayMode(gateway)
                .endpointDiscoveryEnabled(false)
                .buildClient()) {
            CosmosDatabase database = client.getDatabase(System.getenv("COSMOS_DATABASE"));
            exchange(database.getContainer("trips"), database.getContainer("readings"));
        }
        // Threads of the client would keep the program alive.
        System.exit(0);
    }

    @SuppressWarnings("unchecked")
    private static void exchange(CosmosContainer trips, CosmosContainer readings) throws Exception {
        List<String> lines = Files.readAllLines(Path.of(System.getenv("LANGUAGE_ITEMS")));
        ObjectMapper mapper = new ObjectMapper();
        for (String text : lines) {
            Map<String, Object> line = mapper.readValue(text, Map.class);
            String vin = (String) line.get("vin");
            String key = new Keys.TripKey(LocalDate.parse((String) line.get("date")), vin).partitionKey();
            Map<String, Object> document = read(trips, vin, new PartitionKey(key));
            check(Keys.Trip.verify(document).equals(key) && document.get("km").equals(line.get("km")), document);
            Instant at = Instant.parse((String) line.get("at"));
            List<String> levels = new Keys.ReadingKey((String) line.get("tenant"), (Integer) line.get("site"), at).partitionKey();
            document = read(readings, Keys.Reading.idOf(line), levels(levels));
            // The server stores 0.0 as 0.
            double value = ((Number) document.get("value")).doubleValue();
            check(Keys.Reading.verify(document).equals(levels) && value == ((Number) line.get("value")).doubleValue(), document);
        }
        for (String text : lines) {
            Map<String, Object> line = mapper.readValue(text.replace("rust", "other"), Map.class);
            Map<String, Object> trip = new LinkedHashMap<>();
            for (String name : List.of("date", "vin", "km")) {
                trip.put(name, line.get(name));
            }
            trip.put("id", Keys.Trip.idOf(trip));
            trip.put("partitionKey", Keys.Trip.keyOf(trip));
            trips.createItem(trip);
            Map<String, Object> reading = new LinkedHashMap<>();
            for (String name : List.of("tenant", "site", "at", "value")) {
                reading.put(name, line.get(name));
            }
            List<String> levels = Keys.Reading.keyOf(reading);
            reading.put("id", Keys.Reading.idOf(reading));
            reading.put("partitionKey1", levels.get(0));
            reading.put("partitionKey2", levels.get(1));
            readings.createItem(reading);
        }
        Map<String, Object> wrong = new LinkedHashMap<>(Map.of(
                "id", "wrong", "date", "2018-08-09", "vin", "wrong", "km", 0, "partitionKey", "2018-08-09.401"));
        String key = Keys.Trip.keyOf(wrong);
        try {
            Keys.Trip.verify(wrong);
            check(false, "the wrong key was accepted");
        } catch (Keys.InvalidKeyException error) {
            check(error.getMessage().contains("\"2018-08-09.401\"") && error.getMessage().contains(key), error);
        }
        trips.createItem(wrong);
        try {
            read(trips, "wrong", new PartitionKey(key));
            check(false, "the item is in the partition of its key");
        } catch (CosmosException error) {
            check(error.getStatusCode() == 404, error);
        }
        System.out.println("azure-cosmos for Java read and wrote " + lines.size() + " trips and readings");
    }
}
