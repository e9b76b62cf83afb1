/**
 * What the tabs of this browser tell each other. Null where the browser refuses cookies: with them Firefox refuses this too,
 * and the tab is alone.
 */
export function openChannel<T>(name: string, onMessage: (message: T) => void): BroadcastChannel | null {
  try {
    const channel = new BroadcastChannel(name)
    channel.onmessage = ({ data }: MessageEvent<T>) => onMessage(data)
    return channel
  } catch {
    return null
  }
}
