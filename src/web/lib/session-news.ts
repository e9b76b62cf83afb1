/**
 * What a part of the app has learnt about the session of the person it belongs to:
 * refused: the server does not take this browser's session for that person's;
 * ended: a session of theirs has ended, which may have been replaced by another;
 * doubted: something was refused, for whatever reason;
 * welcomed: their welcome has ended;
 * gone: the account does not exist any more.
 */
export type SessionNews = { personId: string; what: 'refused' | 'ended' | 'doubted' | 'welcomed' | 'gone' }

const listeners = new Set<(news: SessionNews) => void>()

export function tellSessionNews(news: SessionNews): void {
  for (const listener of listeners) listener(news)
}

export function onSessionNews(listener: (news: SessionNews) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
