// Reads the items of Rust with azcosmos and the generated keys, and writes its own: see other_languages.rs.
package main

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"os"
	"strings"
	"time"

	"github.com/Azure/azure-sdk-for-go/sdk/azcore"
	"github.com/Azure/azure-sdk-for-go/sdk/data/azcosmos"

	"exchange/keys"
)

// must stops at the first error.
func must[T any](value T, err error) T {
	if err != nil {
		panic(err)
	}
	return value
}

func check(isRight bool, what any) {
	if !isRight {
		panic(what)
	}
}

func levels(key []string) azcosmos.PartitionKey {
	levels := azcosmos.NewPartitionKey()
	for _, level := range key {
		levels = levels.AppendString(level)
	}
	return levels
}

type line struct {
	Date   string    `json:"date"`
	Vin    string    `json:"vin"`
	Km     int       `json:"km"`
	Tenant string    `json:"tenant"`
	Site   uint16    `json:"site"`
	At     time.Time `json:"at"`
	Value  float64   `json:"value"`
}

func main() {
	ctx := context.Background()
	credential := must(azcosmos.NewKeyCredential("dGVzdGtleQ=="))
	client := must(azcosmos.NewClientWithKey(os.Getenv("COSMOS_URL"), credential, nil))
	trips := must(client.NewContainer(os.Getenv("COSMOS_DATABASE"), "trips"))
	readings := must(client.NewContainer(os.Getenv("COSMOS_DATABASE"), "readings"))
	lines := bytes.Split(bytes.TrimSpace(must(os.ReadFile(os.Getenv("LANGUAGE_ITEMS")))), []byte("\n"))
	for _, text := range lines {
		var one line
		if err := json.Unmarshal(text, &one); err != nil {
			panic(err)
		}
		key := must(keys.TripKey{Date: one.Date, Vin: one.Vin}.PartitionKey())
		document := must(trips.ReadItem(ctx, azcosmos.NewPartitionKeyString(key), one.Vin, nil)).Value
		check(must(keys.TripVerify(document)) == key, string(document))
		levelsOf := must(keys.ReadingKey{Tenant: one.Tenant, Site: one.Site, At: one.At}.PartitionKey())
		document = must(readings.ReadItem(ctx, levels(levelsOf), must(keys.ReadingIDOf(text)), nil)).Value
		check(strings.Join(must(keys.ReadingVerify(document)), "/") == strings.Join(levelsOf, "/"), string(document))
	}
	for _, text := range lines {
		text = bytes.ReplaceAll(text, []byte("rust"), []byte("other"))
		document := map[string]json.RawMessage{}
		if err := json.Unmarshal(text, &document); err != nil {
			panic(err)
		}
		trip := map[string]any{"date": document["date"], "vin": document["vin"], "km": document["km"]}
		trip["id"], trip["partitionKey"] = must(keys.TripIDOf(text)), must(keys.TripKeyOf(text))
		key := azcosmos.NewPartitionKeyString(must(keys.TripKeyOf(text)))
		must(trips.CreateItem(ctx, key, must(json.Marshal(trip)), nil))
		reading := map[string]any{}
		for _, name := range []string{"tenant", "site", "at", "value"} {
			reading[name] = document[name]
		}
		levelsOf := must(keys.ReadingKeyOf(text))
		reading["id"] = must(keys.ReadingIDOf(text))
		reading["partitionKey1"], reading["partitionKey2"] = levelsOf[0], levelsOf[1]
		must(readings.CreateItem(ctx, levels(levelsOf), must(json.Marshal(reading)), nil))
	}
	wrong := []byte(`{"id":"wrong","date":"2018-08-09","vin":"wrong","km":0,"partitionKey":"2018-08-09.401"}`)
	key := must(keys.TripKeyOf(wrong))
	_, err := keys.TripVerify(wrong)
	check(err != nil && strings.Contains(err.Error(), `"2018-08-09.401"`) && strings.Contains(err.Error(), key), err)
	must(trips.CreateItem(ctx, azcosmos.NewPartitionKeyString("2018-08-09.401"), wrong, nil))
	_, err = trips.ReadItem(ctx, azcosmos.NewPartitionKeyString(key), "wrong", nil)
	var response *azcore.ResponseError
	check(errors.As(err, &response) && response.StatusCode == http.StatusNotFound, err)
	fmt.Printf("azcosmos read and wrote %d trips and readings\n", len(lines))
}
