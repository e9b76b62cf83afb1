import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net'

/** An address in one of the ways to write it: IPv4 without the form that it takes on an IPv6 socket, IPv6 in its shortest form. */
export function plainAddress(address: string): string {
  if (!isIPv6(address)) return address
  const shortest = new URL(`http://[${address.replace(/%.*/, '')}]`).hostname.slice(1, -1)
  const [, high, low] = /^::ffff:([\da-f]+):([\da-f]+)$/.exec(shortest) ?? []
  if (!high || !low) return shortest
  return [high, low].flatMap((group) => [...Buffer.from(group.padStart(4, '0'), 'hex')]).join('.')
}

/** Whether this is an address, or a network like 10.0.0.0/8. */
export function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  if (rest.length > 0 || isIP(address) === 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (isIPv4(address) ? 32 : 128))
}

export function networkList(networks: readonly string[]): (address: string) => boolean {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', bits] = network.split('/')
    list.addSubnet(address, Number(bits ?? (isIPv4(address) ? 32 : 128)), family(address))
  }
  return (address) => isIP(address) > 0 && list.check(address, family(address))
}

const isLoopbackAddress = networkList(['127.0.0.0/8', '::1'])

/** Whether a host name or address is this machine, so that nothing sent to it crosses a network. */
export function isLoopback(host: string): boolean {
  const name = plainAddress(host.replace(/^\[|\]$/g, '').toLowerCase())
  return name === 'localhost' || name.endsWith('.localhost') || isLoopbackAddress(name)
}

function family(address: string): 'ipv4' | 'ipv6' {
  return isIPv4(address) ? 'ipv4' : 'ipv6'
}
