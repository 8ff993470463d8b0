# Several things as one part of a sentence, such as “a, b and c”. $items: those before the last one, which
# are joined with list-comma.

list-comma = { $items }, { $next }
list-and = { $items } and { $last }
list-or = { $items } or { $last }
