import type { OpinionMode } from '#domain/safety/opinion/second-opinion.ts'
import { type ModelPrices, readModelPrices } from '#domain/services/model-prices.ts'
import { parseOptions } from '#server/commands/read-arguments.ts'
import { readEnv } from '#server/env.ts'
import { SettingError } from '#server/platform/setting-error.ts'
import type { ServiceAddress } from './service.ts'
import { priceOfService } from './spending.ts'

export const PROFILES = ['rapido', 'versao', 'publicar'] as const
export type Profile = (typeof PROFILES)[number]

export type Options = {
  perfil: Profile
  /** Null for the demonstration model. */
  model: ServiceAddress | null
  /** When the product asks for second opinions, as the operator has set it. */
  opinion: OpinionMode
  asksAboutSentences: boolean
  judge: ServiceAddress | null
  person: ServiceAddress | null
  isBare: boolean
  /** The folder of a VERA target, whose people take the place of ours. */
  vera: string | null
  resumes: boolean
  estimates: boolean
  /** In US dollars. */
  ceiling: number | null
  /** Null when none are given. */
  prices: ModelPrices | null
}

/** The command line is not what the usage says, or asks for something that can't be done. */
export class Refused extends Error {}

export const USAGE = `Uso: npm run avaliar -- [--perfil rapido|versao|publicar] [--modelo M] [--base URL] [--juiz M] [--pessoa M]
                       [--nu] [--vera PASTA] [--retomar] [--estimar] [--teto USD]
                       [--precos 'MODELO=ENTRADA/SAIDA; …']
     npm run avaliar -- comparar PASTA PASTA
  sem configuração: as pessoas roteirizadas contra o modelo de demonstração
  termina com 0 quando todos os portões medidos passam, 1 quando um não passa, 2 quando o instrumento
  não é válido ou o pedido não pode ser feito, 3 quando o serviço falha ou o teto é alcançado (--retomar continua)`

type Env = Record<string, string | undefined>

const DEFAULT_BASE = 'https://api.openai.com/v1'
export const DEMO_NAME = 'demonstracao'

export function readOptions(args: readonly string[], env: Env): Options {
  const { values, positionals } = parse(args)
  if (positionals.length > 0) throw new Refused(USAGE)
  const perfil = PROFILES.find((profile) => profile === (values.perfil ?? 'rapido'))
  if (!perfil) throw new Refused(USAGE)
  const set = (name: string) => env[name]?.trim() || undefined
  const priced = values.precos ?? set('MODEL_PRICES')
  const prices = priced === undefined ? null : readModelPrices(priced)
  if (priced !== undefined && prices === null)
    throw new Refused("--precos (ou MODEL_PRICES) deve ser como 'modelo=2.50/10; outro=0.15/0.60'.")
  const other = (role: 'JUIZ' | 'PESSOA', given: string | undefined) => {
    const name = given ?? set(`AVALIAR_${role}_MODEL`)
    if (!name) return null
    return addressOf(
      name,
      set(`AVALIAR_${role}_BASE_URL`) ?? set('OPENAI_BASE_URL'),
      set(`AVALIAR_${role}_API_KEY`) ?? set('OPENAI_API_KEY'),
    )
  }
  const product = productSettings(env)
  const isRemote = [values.base, values.modelo, set('OPENAI_BASE_URL'), set('OPENAI_API_KEY')].some(Boolean)
  const options: Options = {
    perfil,
    model: isRemote
      ? {
          ...addressOf(
            values.modelo ?? product.model.name,
            values.base ?? product.model.baseUrl,
            set('OPENAI_API_KEY'),
          ),
          extra: product.model.extra,
        }
      : null,
    opinion: product.riskSecondOpinion,
    asksAboutSentences: product.replySecondOpinion === 'auto',
    judge: other('JUIZ', values.juiz),
    person: other('PESSOA', values.pessoa),
    isBare: values.nu ?? false,
    vera: values.vera ?? null,
    resumes: values.retomar ?? false,
    estimates: values.estimar ?? false,
    ceiling: ceilingOf(values.teto),
    prices,
  }
  refuseWhatCantBe(options)
  return options
}

const PRODUCT_SETTINGS = [
  'OPENAI_BASE_URL',
  'OPENAI_API_KEY',
  'OPENAI_MODEL',
  'OPENAI_EXTRA_BODY',
  'RISK_SECOND_OPINION',
  'REPLY_SECOND_OPINION',
]

/** What the server would be set up with; settings that no talk depends on are not looked at. */
function productSettings(env: Env) {
  try {
    return readEnv(Object.fromEntries(PRODUCT_SETTINGS.map((name) => [name, env[name]])))
  } catch (error) {
    throw error instanceof SettingError ? new Refused(error.message) : error
  }
}

function parse(args: readonly string[]) {
  const text = { type: 'string' } as const
  const flag = { type: 'boolean' } as const
  const known = {
    perfil: text,
    modelo: text,
    base: text,
    juiz: text,
    pessoa: text,
    teto: text,
    precos: text,
    vera: text,
    nu: flag,
    retomar: flag,
    estimar: flag,
  }
  try {
    return parseOptions(args, known)
  } catch {
    throw new Refused(USAGE)
  }
}

function addressOf(name: string, base: string | undefined, apiKey: string | undefined): ServiceAddress {
  const baseUrl = (base ?? DEFAULT_BASE).replace(/\/+$/, '')
  if (!/^https?:$/.test(URL.parse(baseUrl)?.protocol ?? ''))
    throw new Refused('O endereço de um serviço deve ser http(s), como https://api.openai.com/v1.')
  return { baseUrl, apiKey, name }
}

function ceilingOf(given: string | undefined): number | null {
  if (given === undefined) return null
  const ceiling = Number(given.replace(',', '.'))
  if (!(ceiling > 0)) throw new Refused('--teto deve ser um valor em dólares, como 5 ou 2.50.')
  return ceiling
}

function refuseWhatCantBe({ model, judge, person, ceiling, prices, vera }: Options): void {
  if (vera !== null && !person)
    throw new Refused('--vera precisa de quem represente as pessoas: --pessoa ou AVALIAR_PESSOA_MODEL.')
  if (model && judge && bareName(model) === bareName(judge))
    throw new Refused(`O juiz não pode ser o modelo avaliado (${judge.name}).`)
  const unpriced = [model, judge, person].filter((used) => used && !priceOfService(prices, used))
  if (ceiling !== null && unpriced.length > 0)
    throw new Refused(
      `--teto precisa do preço de cada modelo: ${unpriced.map((used) => used?.name).join(', ')}.`,
    )
}

/** Routers put the maker in front of a model's name. */
const bareName = ({ name }: ServiceAddress) => name.toLowerCase().replace(/^.*\//, '')

const MAKERS: Readonly<Record<string, RegExp>> = {
  OpenAI: /^(?:openai\/|gpt|o\d|chatgpt)/i,
  Anthropic: /^(?:anthropic\/|claude)/i,
  Google: /^(?:google\/|gemini|gemma)/i,
  Meta: /^(?:meta|llama)/i,
  Mistral: /^(?:mistral|mixtral|ministral|magistral)/i,
  Alibaba: /^(?:qwen|qwq)/i,
  DeepSeek: /^deepseek/i,
  xAI: /^(?:x-ai|grok)/i,
  Maritaca: /^(?:maritaca|sabia)/i,
}

/** Who made both models, if it is the same: such a judge may be lenient. */
export function sameMaker(one: string, other: string): string | null {
  const isOf = (maker: RegExp, name: string): boolean =>
    maker.test(name) || (name.includes('/') && isOf(maker, name.slice(name.indexOf('/') + 1)))
  const [maker] = Object.entries(MAKERS).find(([, made]) => isOf(made, one) && isOf(made, other)) ?? []
  return maker ?? null
}
