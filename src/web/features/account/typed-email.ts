import { useState } from 'react'

let typed: string | null = null

/**
 * The e-mail being typed, which goes along from login to register and back from the terms. It is kept in memory
 * only, and forgotten once it has been used to get in. Until it is changed, it is the one that was invited.
 */
export function useTypedEmail(invited: string | null = null): [string, (email: string) => void] {
  const [email, setEmail] = useState(typed)
  return [
    email ?? invited ?? '',
    (next) => {
      typeEmail(next)
      setEmail(next)
    },
  ]
}

/** Fills it in for the next screen that asks for it; null forgets it. */
export function typeEmail(email: string | null): void {
  typed = email
}
