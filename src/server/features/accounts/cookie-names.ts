type Settings = { appUrl: string }

export function isSecure({ appUrl }: Settings): boolean {
  return appUrl.startsWith('https:')
}

/** On https a browser takes these cookies only from this host, over https, for all of it: no other host can plant one. */
export function cookiePrefix(settings: Settings): string {
  return `${isSecure(settings) ? '__Host-' : ''}aconchego`
}

export function sessionCookie(settings: Settings): string {
  return `${cookiePrefix(settings)}.session_token`
}

/** Of the browsers that have signed in before. */
export function browserCookie(settings: Settings) {
  return { cookie: `${cookiePrefix(settings)}.browser`, secure: isSecure(settings) }
}
