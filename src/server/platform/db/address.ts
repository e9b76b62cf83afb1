/** Where PostgreSQL is. Several hosts are one database: its primary, and standbys that may become it. */
type DatabaseAddress = {
  /** The address with its first host alone: who, which database, and the driver's options. */
  url: string
  /** Empty when the address leaves it to the driver. */
  hosts: { name: string; port: number }[]
  /** The socket, when the host is a folder. */
  path: string | null
}

const DEFAULT_PORT = 5432
const PARTS = /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^@/?#]*)([/?#].*)?$/s
/** Both mean the server that takes writes; any other value may lead to one that does not. */
const TAKES_WRITES = ['primary', 'read-write']

/** Null when it is no address of PostgreSQL, or asks for a server that takes no writes. */
export function readDatabaseAddress(text: string): DatabaseAddress | null {
  const [, who, hostList, rest = ''] = PARTS.exec(text) ?? []
  if (who === undefined || hostList === undefined) return null
  const urls = hostList.split(',').map((host) => URL.parse(`${who}${host}${rest}`))
  const [first] = urls
  if (!first || !urls.every((url) => url !== null)) return null
  const wanted = first.searchParams.get('target_session_attrs')
  if (wanted !== null && !TAKES_WRITES.includes(wanted)) return null
  const hosts = urls.map(({ hostname, port }) => ({
    name: decodeURIComponent(hostname).replace(/^\[|\]$/g, ''),
    port: Number(port || DEFAULT_PORT),
  }))
  const [{ name, port } = { name: '', port: 0 }] = hosts
  if (hosts.length === 1 && name.startsWith('/'))
    return { url: first.href, hosts: [], path: `${name}/.s.PGSQL.${port}` }
  if (hosts.length > 1 && hosts.some((host) => host.name === '' || host.name.startsWith('/'))) return null
  return { url: first.href, hosts: name === '' ? [] : hosts, path: null }
}
