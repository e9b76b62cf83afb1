import type { BrowserContext, ConsoleMessage, Request, WebError } from '@playwright/test'

// Chromium logs every answer that is no success, also the refusals that a journey is about.
const REFUSAL = /^Failed to load resource: the server responded with a status of 4\d\d/

/**
 * Writes down what no screen may do: errors and warnings on the console (refusals of the content security policy
 * are among them), exceptions, requests to any other host. Scripted failures of the network are the test's own.
 */
export function collectProblems(context: BrowserContext, url: string) {
  const seen: string[] = []
  const { host } = new URL(url)
  const onConsole = (message: ConsoleMessage) => {
    const bad = message.type() === 'error' || message.type() === 'warning'
    if (bad && !REFUSAL.test(message.text()) && !isScripted(message.text()))
      seen.push(`console: ${message.text()}`)
  }
  const onError = (error: WebError) => void seen.push(`exception: ${error.error().message}`)
  const onRequest = (request: Request) => {
    const asked = new URL(request.url())
    if (/^(https?|wss?):$/.test(asked.protocol) && asked.host !== host) seen.push(`request: ${asked.href}`)
  }
  context.on('console', onConsole).on('weberror', onError).on('request', onRequest)
  return {
    seen,
    stop: () => void context.off('console', onConsole).off('weberror', onError).off('request', onRequest),
  }
}

/** What is said of the test's own doing: no service worker, requests answered with a 5xx or not at all. */
function isScripted(text: string): boolean {
  if (text === 'Service Worker registration blocked by Playwright') return true
  return /^Failed to load resource: (the server responded with a status of 5\d\d|net::ERR_(FAILED|INTERNET_DISCONNECTED))/.test(
    text,
  )
}
