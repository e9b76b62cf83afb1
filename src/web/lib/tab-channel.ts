/** Null in a Firefox that refuses cookies: it refuses channels too, and nobody can be signed in there. */
export function openChannel<T>(name: string, onMessage: (message: T) => void): BroadcastChannel | null {
  try {
    const channel = new BroadcastChannel(name)
    channel.onmessage = ({ data }: MessageEvent<T>) => onMessage(data)
    return channel
  } catch {
    return null
  }
}
