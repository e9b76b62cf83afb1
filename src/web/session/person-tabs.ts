/** What the tabs of one browser tell each other about who is signed in. */
export type TabNews = {
  /** erased: the person's conversations are gone; changed: they have another session now. */
  type: 'entered' | 'left' | 'erased' | 'changed'
  personId: string
}

/** Tabs of an older version say only a word: who it is about is then to be asked. */
function readTabNews(data: unknown): TabNews | null {
  return typeof data === 'object' && data !== null && 'personId' in data ? (data as TabNews) : null
}

export function openTabChannel(onNews: (news: TabNews | null) => void) {
  const channel = new BroadcastChannel('aconchego-person')
  channel.onmessage = ({ data }) => onNews(readTabNews(data))
  return { tell: (news: TabNews) => channel.postMessage(news), close: () => channel.close() }
}
