// The little of xUnit that the generated tests use, for machines without .NET: it runs every [Fact].

using System;
using System.Collections.Generic;
using System.Linq;
using System.Reflection;

namespace Xunit
{
    public sealed class FactAttribute : Attribute
    {
    }

    public static class Assert
    {
        public static void True(bool condition)
        {
            if (!condition)
            {
                throw new Exception("expected true");
            }
        }

        public static void Equal(string expected, string actual)
        {
            if (!string.Equals(expected, actual, StringComparison.Ordinal))
            {
                throw new Exception("expected " + expected + ", got " + actual);
            }
        }

        public static void Equal(IEnumerable<string> expected, IEnumerable<string> actual)
        {
            Equal(string.Join("\n", expected), string.Join("\n", actual));
        }

        public static T Throws<T>(Func<object> compute) where T : Exception
        {
            try
            {
                compute();
            }
            catch (T error)
            {
                return error;
            }

            throw new Exception("not refused");
        }
    }

    public static class Runner
    {
        public static int Main()
        {
            int passed = 0, failed = 0;
            foreach (var type in Assembly.GetExecutingAssembly().GetTypes())
            {
                foreach (var fact in type.GetMethods().Where(method => method.IsDefined(typeof(FactAttribute), false)))
                {
                    try
                    {
                        fact.Invoke(Activator.CreateInstance(type), null);
                        passed++;
                    }
                    catch (TargetInvocationException error)
                    {
                        failed++;
                        Console.WriteLine(fact.Name + ": " + error.InnerException.Message);
                    }
                }
            }

            Console.WriteLine("C# tests: " + passed + " passed, " + failed + " failed");
            return failed > 0 || passed == 0 ? 1 : 0;
        }
    }
}
