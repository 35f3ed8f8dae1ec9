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

    /// <summary>A value as the parameter's type has it; throws if the type does not have it.</summary>
    private static object Parameter(Type type, object value)
    {
        type = Nullable.GetUnderlyingType(type) ?? type;
        if (value == null || value is bool || type == typeof(string))
        {
            return value;
        }

        if (type == typeof(DateTimeOffset))
        {
            var since = ((List<object>)value).Cast<BigInteger>().ToList();
            return DateTimeOffset.FromUnixTimeSeconds((long)since[0]).AddTicks((long)since[1] / 100);
        }

        if (type == typeof(Guid))
        {
            return new Guid((string)value);
        }

        if (type == typeof(DateTime))
        {
            return DateTime.ParseExact((string)value, "yyyy-MM-dd", CultureInfo.InvariantCulture);
        }
#if NET6_0_OR_GREATER
        if (type == typeof(DateOnly))
        {
            return DateOnly.ParseExact((string)value, "yyyy-MM-dd", CultureInfo.InvariantCulture);
        }
#endif
        var integer = BigInteger.Parse((string)value, CultureInfo.InvariantCulture);
        if (type == typeof(BigInteger))
        {
            return integer;
        }

        return type == typeof(int) ? (int)integer : type == typeof(long) ? (object)(long)integer : (ulong)integer;
    }

    /// <summary>The lookup of a point read, or null if the types of .NET do not have the values.</summary>
    private static object Typed(string name, List<object> values)
    {
        var constructor = Assembly.GetExecutingAssembly().GetType("Keys." + name + "Key")
            .GetConstructors().Single(one => one.GetParameters().Length == values.Count);
        try
        {
            var parameters = constructor.GetParameters().Zip(values, (one, value) => Parameter(one.ParameterType, value));
            return constructor.Invoke(parameters.ToArray());
        }
        catch (ArgumentOutOfRangeException)
        {
            return null;
        }
    }

    /// <summary>What the method returns, or the reason for which it refuses.</summary>
    private static string Outcome(MethodInfo method, object target, params object[] args)
    {
        try
        {
            return Show(method.Invoke(target, args));
        }
        catch (TargetInvocationException error) when (error.InnerException is Keys.InvalidKeyException)
        {
            return Show(((Keys.InvalidKeyException)error.InnerException).Reason);
        }
    }

    private static readonly Dictionary<string, int> Counts = new Dictionary<string, int>
    {
        { "documents", 0 }, { "typed", 0 }, { "verified", 0 }, { "templates", 0 }, { "failed", 0 },
    };

    private static void Check(string what, string line, string wanted, string actual)
    {
        var isEqual = string.Equals(wanted, actual, StringComparison.Ordinal);
        Counts[isEqual ? what : "failed"]++;
        if (!isEqual)
        {
            Console.WriteLine(what + ": " + line + "\n  actual " + actual);
        }
    }

    public static int Main(string[] args)
    {
        if (args.Length > 1)
        {
            CultureInfo.DefaultThreadCurrentCulture = CultureInfo.CurrentCulture = new CultureInfo(args[1]);
        }

        var parameter = new[] { typeof(IReadOnlyDictionary<string, object>) };
        foreach (var line in File.ReadAllText(Path.Combine(args[0], "cases.jsonl")).Split('\n').Where(line => line.Length > 0))
        {
            var entry = (Dictionary<string, object>)new Run(line).Value();
            var name = (string)entry["type"];
            var type = Assembly.GetExecutingAssembly().GetType("Keys." + name);
            Func<string, string> ofItem = method => Outcome(type.GetMethod(method, parameter), null, entry["item"]);
            var isRefused = entry.ContainsKey("refused");
            if (entry.ContainsKey("text"))
            {
                Check("templates", line, Show(isRefused ? entry["refused"] : entry["text"]), ofItem("IdOf"));
                continue;
            }

            var wanted = Show(isRefused ? entry["refused"] : entry["keys"]);
            var key = isRefused ? wanted : Show(((List<object>)entry["keys"])[0]);
            Check("documents", line, wanted + key, ofItem("ReadKeys") + ofItem("KeyOf"));
#if NET6_0_OR_GREATER
            using (var json = System.Text.Json.JsonDocument.Parse(line))
            {
                object element = json.RootElement.GetProperty("item");
                Func<string, string> ofJson = method =>
                    Outcome(type.GetMethod(method, new[] { typeof(System.Text.Json.JsonElement) }), null, element);
                Check("documents", line, wanted + key, ofJson("ReadKeys") + ofJson("KeyOf"));
            }
#endif
            if (entry.ContainsKey("verify"))
            {
                Check("verified", line, key, ofItem("Verify"));
            }

            var lookup = entry.ContainsKey("typed") ? Typed(name, (List<object>)entry["typed"]) : null;
            if (lookup != null)
            {
                var of = lookup.GetType();
                Check("typed", line, wanted + key, Outcome(of.GetMethod("ReadKeys"), lookup) + Outcome(of.GetMethod("PartitionKey"), lookup));
            }
        }

        var shown = string.Join(", ", Counts.Select(count => count.Value + " " + count.Key));
        Console.WriteLine("C# (" + CultureInfo.CurrentCulture.Name + ", " + TimeZoneInfo.Local.Id + "): " + shown);
        return Counts["failed"] > 0 || Counts.Any(count => count.Key != "failed" && count.Value == 0) ? 1 : 0;
    }
}
