// Checks the generated Go against the cases: main folder. The file registry.go next to it maps the types.
package main

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"os"

	"conformance/keys"
)

func main() {
	file, err := os.Open(os.Args[1] + "/cases.jsonl")
	if err != nil {
		panic(err)
	}
	lines := bufio.NewScanner(file)
	lines.Buffer(nil, 1<<24)
	passed, failed := 0, 0
	for lines.Scan() {
		var entry struct {
			Type    string
			Item    json.RawMessage
			Keys    json.RawMessage
			Refused string
		}
		if err := json.Unmarshal(lines.Bytes(), &entry); err != nil {
			panic(err)
		}
		actual, err := types[entry.Type](entry.Item)
		var invalid *keys.InvalidKey
		isEqual := false
		if errors.As(err, &invalid) {
			isEqual = invalid.Reason == entry.Refused
		} else if entry.Refused == "" {
			var wanted any
			if err := json.Unmarshal(entry.Keys, &wanted); err != nil {
				panic(err)
			}
			a, _ := json.Marshal(actual)
			w, _ := json.Marshal(wanted)
			isEqual = bytes.Equal(a, w)
		}
		if isEqual {
			passed++
		} else {
			failed++
			fmt.Printf("%s\n  actual %q %v\n", lines.Text(), actual, err)
		}
	}
	fmt.Printf("Go: %d passed, %d failed\n", passed, failed)
	if failed > 0 || passed == 0 {
		os.Exit(1)
	}
}
