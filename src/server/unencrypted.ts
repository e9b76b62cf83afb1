import { readDatabaseAddress } from './platform/db/address.ts'
import { isLoopback } from './platform/network.ts'

const OTHER_SERVICES = [
  'OPENAI_BASE_URL',
  'MODEL_2_BASE_URL',
  'MODEL_3_BASE_URL',
  'STT_BASE_URL',
  'S3_ENDPOINT',
] as const

type Addresses = Partial<
  Record<(typeof OTHER_SERVICES)[number] | 'APP_URL' | 'DATABASE_URL' | 'SMTP_URL' | 'PGHOST', string>
>

/** A setting by which something private would cross a network in the clear, and what it should be. */
type Unencrypted = { variable: string; shouldBe: string }

/** Which of these leave this machine unencrypted. Nothing that stays on it does. */
export function findUnencrypted(addresses: Addresses): Unencrypted[] {
  const { APP_URL, DATABASE_URL, PGHOST } = addresses
  const all: [variable: string, isPlain: boolean, shouldBe: string][] = [
    [
      'APP_URL',
      isPlainHttp(APP_URL),
      'deve começar com https://, ou senhas e conversas passam abertas pela rede.',
    ],
    ...OTHER_SERVICES.map((variable): [string, boolean, string] => [
      variable,
      isPlainHttp(addresses[variable]),
      'em outra máquina, deve começar com https://.',
    ]),
    [
      'DATABASE_URL',
      DATABASE_URL !== undefined && isPlainDatabase(DATABASE_URL, PGHOST),
      'em outra máquina, precisa de TLS: acrescente ?sslmode=require ou verify-full.',
    ],
  ]
  return all.flatMap(([variable, isPlain, shouldBe]) => (isPlain ? { variable, shouldBe } : []))
}

/** Whether mail goes to another machine by a protocol that may stay plain. */
export function isPlainMail(smtpUrl: string): boolean {
  const { protocol, hostname } = new URL(smtpUrl)
  return protocol === 'smtp:' && !isLoopback(hostname)
}

function isPlainHttp(address: string | undefined): boolean {
  if (!address) return false
  const { protocol, hostname } = new URL(address)
  return protocol === 'http:' && !isLoopback(hostname)
}

/** The values of sslmode with which the driver may connect without TLS. */
const MAY_BE_PLAIN = [null, '', 'disable', 'false', 'prefer']

function isPlainDatabase(address: string, fallbackHost = 'localhost'): boolean {
  const { url, hosts, path } = readDatabaseAddress(address) ?? { url: address, hosts: [], path: null }
  const { searchParams } = new URL(url)
  const names = hosts.length > 0 ? hosts.map(({ name }) => name) : fallbackHost.split(',')
  const isLocal = path !== null || names.every((host) => host.startsWith('/') || isLoopback(host))
  if (isLocal || searchParams.get('sslrootcert') === 'system') return false
  return MAY_BE_PLAIN.includes(searchParams.get('sslmode') ?? searchParams.get('ssl'))
}
