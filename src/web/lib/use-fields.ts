import { useState } from 'react'

export function useFields<Fields extends Record<string, string>>(initial: Fields) {
  const [typed, setTyped] = useState(initial)
  const field = <Name extends keyof Fields>(name: Name) => ({
    value: typed[name],
    onChange: (value: Fields[Name]) => setTyped((before) => ({ ...before, [name]: value })),
  })
  return { typed, field, clear: () => setTyped(initial) }
}
