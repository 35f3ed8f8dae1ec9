// Checks the generated Go against the cases: main folder. The file registry.go next to it maps the types.
package main

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"math/big"
	"os"
	"reflect"
	"time"

	"conformance/keys"
)

// of has the functions of a type.
type of struct {
	readKeys, keyOf, verify, idOf func(document []byte) (any, error)
	lookup                        any
}

var counts = map[string]int{}

// outcome is what a function returns as JSON, or the reason for which it refuses.
func outcome(value any, err error) string {
	var invalid *keys.InvalidKey
	if errors.As(err, &invalid) {
		return invalid.Reason
	}
	if err != nil {
		panic(err)
	}
	text, _ := json.Marshal(value)
	return string(text)
}

func check(what string, line []byte, wanted string, actual string) {
	if wanted == actual {
		counts[what]++
		return
	}
	counts["failed"]++
	fmt.Printf("%s: %s\n  actual %s\n", what, line, actual)
}

// set gives a field of a lookup its value.
func set(field reflect.Value, raw json.RawMessage) {
	if string(raw) == "null" {
		return
	}
	if field.Kind() == reflect.Pointer && field.Type() != reflect.TypeOf(new(big.Int)) {
		field.Set(reflect.New(field.Type().Elem()))
		field = field.Elem()
	}
	var text string
	_ = json.Unmarshal(raw, &text)
	switch field.Interface().(type) {
	case *big.Int:
		integer, _ := new(big.Int).SetString(text, 10)
		field.Set(reflect.ValueOf(integer))
	case time.Time:
		var since [2]int64
		if err := json.Unmarshal(raw, &since); err != nil {
			panic(err)
		}
		field.Set(reflect.ValueOf(time.Unix(since[0], since[1])))
	case string:
		field.SetString(text)
	case bool:
		field.SetBool(string(raw) == "true")
	default:
		integer, _ := new(big.Int).SetString(text, 10)
		if field.CanInt() {
			field.SetInt(integer.Int64())
		} else {
			field.SetUint(integer.Uint64())
		}
	}
}

func call(lookup reflect.Value, method string) string {
	results := lookup.MethodByName(method).Call(nil)
	err, _ := results[1].Interface().(error)
	return outcome(results[0].Interface(), err)
}

func main() {
	file, err := os.Open(os.Args[1] + "/cases.jsonl")
	if err != nil {
		panic(err)
	}
	lines := bufio.NewScanner(file)
	lines.Buffer(nil, 1<<24)
	for lines.Scan() {
		line := lines.Bytes()
		var entry struct {
			Type    string
			Item    json.RawMessage
			Keys    []json.RawMessage
			Text    json.RawMessage
			Refused string
			Verify  bool
			Typed   []json.RawMessage
		}
		if err := json.Unmarshal(line, &entry); err != nil {
			panic(err)
		}
		one := types[entry.Type]
		compact := func(raw any) string {
			var value any
			text, _ := json.Marshal(raw)
			if err := json.Unmarshal(text, &value); err != nil {
				panic(err)
			}
			text, _ = json.Marshal(value)
			return string(text)
		}
		wanted, key := entry.Refused, entry.Refused
		if entry.Keys != nil {
			wanted, key = compact(entry.Keys), compact(entry.Keys[0])
		}
		if entry.Text != nil {
			if entry.Refused == "" {
				wanted = compact(entry.Text)
			}
			check("templates", line, wanted, outcome(one.idOf(entry.Item)))
			continue
		}
		both := outcome(one.readKeys(entry.Item)) + outcome(one.keyOf(entry.Item))
		check("documents", line, wanted+key, both)
		if entry.Verify {
			check("verified", line, key, outcome(one.verify(entry.Item)))
		}
		if entry.Typed != nil {
			lookup := reflect.New(reflect.TypeOf(one.lookup)).Elem()
			for at, raw := range entry.Typed {
				set(lookup.Field(at), raw)
			}
			check("typed", line, wanted+key, call(lookup, "ReadKeys")+call(lookup, "PartitionKey"))
		}
	}
	fmt.Printf("Go (%s): %d documents, %d typed, %d verified, %d templates, %d failed\n", time.Local,
		counts["documents"], counts["typed"], counts["verified"], counts["templates"], counts["failed"])
	for _, what := range []string{"documents", "typed", "verified", "templates"} {
		if counts["failed"] > 0 || counts[what] == 0 {
			os.Exit(1)
		}
	}
}
