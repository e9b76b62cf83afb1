import { type ReactNode, useState } from 'react'

/** What is drawn once it is first needed. It stays: a closed dialog gives the focus back. */
export function Late({ when, children }: { when: boolean; children: ReactNode }) {
  const [used, setUsed] = useState(when)
  if (when && !used) setUsed(true)
  return used && children
}
