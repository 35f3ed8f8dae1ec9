// Checks the generated C# against the cases: Run folder [culture]

using System;
using System.Collections;
using System.Collections.Generic;
using System.Globalization;
using System.IO;
using System.Linq;
using System.Numerics;
using System.Reflection;
using System.Text;
using System.Text.RegularExpressions;

public sealed class Run
{
    private readonly string text;
    private int at;

    private Run(string text)
    {
        this.text = text;
    }

    /// <summary>JSON as strings, BigInteger, double, bool, null, dictionaries and lists. `-0` is a double.</summary>
    private object Value()
    {
        var first = text[at];
        if (first == '{')
        {
            var properties = new Dictionary<string, object>();
            for (at++; text[at] != '}'; Skip(","))
            {
                var name = (string)Value();
                Skip(":");
                properties[name] = Value();
            }

            at++;
            return properties;
        }

        if (first == '[')
        {
            var list = new List<object>();
            for (at++; text[at] != ']'; Skip(","))
            {
                list.Add(Value());
            }

            at++;
            return list;
        }

        if (first == '"')
        {
            return Text();
        }

        var start = at;
        while (at < text.Length && ",:]} ".IndexOf(text[at]) < 0)
        {
            at++;
        }

        var token = text.Substring(start, at - start);
        switch (token)
        {
            case "null":
                return null;
            case "true":
                return true;
            case "false":
                return false;
            default:
                return Regex.IsMatch(token, "\\A(?:0|-?[1-9][0-9]*)\\z")
                    ? (object)BigInteger.Parse(token, CultureInfo.InvariantCulture)
                    : 0.5;
        }
    }

    private void Skip(string what)
    {
        while (at < text.Length && (what + " ").IndexOf(text[at]) >= 0)
        {
            at++;
        }
    }

    private string Text()
    {
        var result = new StringBuilder();
        for (at++; text[at] != '"'; at++)
        {
            var unit = text[at];
            if (unit == '\\')
            {
                at++;
                unit = text[at];
                if (unit == 'u')
                {
                    unit = (char)int.Parse(text.Substring(at + 1, 4), NumberStyles.HexNumber, CultureInfo.InvariantCulture);
                    at += 4;
                }
                else if ("bfnrt".IndexOf(unit) >= 0)
                {
                    unit = "\b\f\n\r\t"["bfnrt".IndexOf(unit)];
                }
            }

            result.Append(unit);
        }

        at++;
        return result.ToString();
    }

    private static string Show(object value)
    {
        if (value is string || value == null)
        {
            return "\"" + value + "\"";
        }

        return "[" + string.Join(",", ((IEnumerable)value).Cast<object>().Select(Show)) + "]";
    }

    public static int Main(string[] args)
    {
        if (args.Length > 1)
        {
            CultureInfo.DefaultThreadCurrentCulture = CultureInfo.CurrentCulture = new CultureInfo(args[1]);
        }

        int passed = 0, failed = 0;
        foreach (var line in File.ReadAllText(Path.Combine(args[0], "cases.jsonl")).Split('\n'))
        {
            if (line.Length == 0)
            {
                continue;
            }

            var entry = (Dictionary<string, object>)new Run(line).Value();
            var wanted = entry.ContainsKey("refused") ? entry["refused"] : entry["keys"];
            object actual;
            var type = Assembly.GetExecutingAssembly().GetType("Keys." + entry["type"]);
            var parameter = new[] { typeof(IReadOnlyDictionary<string, object>) };
            try
            {
                actual = type.GetMethod("ReadKeys", parameter).Invoke(null, new[] { entry["item"] });
                var key = type.GetMethod("KeyOf", parameter).Invoke(null, new[] { entry["item"] });
                if (Show(((IEnumerable)actual).Cast<object>().First()) != Show(key))
                {
                    actual = "ReadKeys and KeyOf differ";
                }
            }
            catch (TargetInvocationException error)
            {
                if (!(error.InnerException is Keys.InvalidKeyException refused))
                {
                    throw;
                }

                actual = refused.Reason;
            }

            if (string.Equals(Show(actual), Show(wanted), StringComparison.Ordinal))
            {
                passed++;
            }
            else
            {
                failed++;
                Console.WriteLine(line + "\n  actual " + Show(actual));
            }
        }

        Console.WriteLine("C# (" + CultureInfo.CurrentCulture.Name + "): " + passed + " passed, " + failed + " failed");
        return failed > 0 || passed == 0 ? 1 : 0;
    }
}
