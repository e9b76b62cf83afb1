import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** What a hook returns under these providers, rendered once without a browser: no effect runs, and nothing is rendered again. */
export function runHook<T>(useHook: () => T, provide: (children: ReactNode) => ReactNode): T {
  const results: T[] = []
  renderToStaticMarkup(provide(createElement(Probe<T>, { useHook, onResult: (it) => results.push(it) })))
  return results[0] as T
}

type ProbeProps<T> = { useHook: () => T; onResult: (result: T) => void }

function Probe<T>({ useHook, onResult }: ProbeProps<T>): ReactNode {
  onResult(useHook())
  return null
}
