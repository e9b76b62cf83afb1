type Events = WindowEventMap & DocumentEventMap
type Listeners = { [Name in keyof Events]?: (event: Events[Name]) => unknown }

/** Calls the listener of each event of this target, until what is returned is called. */
export function followEvents(
  target: EventTarget,
  listeners: Listeners,
  options: AddEventListenerOptions = {},
) {
  const ending = new AbortController()
  for (const [name, listener] of Object.entries(listeners))
    target.addEventListener(name, listener as EventListener, { ...options, signal: ending.signal })
  return () => ending.abort()
}
