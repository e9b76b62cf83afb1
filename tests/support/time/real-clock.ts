// Test files share the globals of their worker. A clock that one of them left stopped would let the next one wait for ever.
if ('clock' in setTimeout) throw new Error('A test file that ran before this one left the clock stopped.')
