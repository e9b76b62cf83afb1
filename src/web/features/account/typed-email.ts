import { useState } from 'react'

let typed = ''

/**
 * The e-mail being typed, which goes along from login to register and back from the terms. It is kept in memory
 * only, and forgotten once it has been used to get in.
 */
export function useTypedEmail(): [string, (email: string) => void] {
  const [email, setEmail] = useState(typed)
  return [
    email,
    (next) => {
      typeEmail(next)
      setEmail(next)
    },
  ]
}

/** Fills it in for the next screen that asks for it. */
export function typeEmail(email: string): void {
  typed = email
}

export function forgetTypedEmail(): void {
  typed = ''
}
