import { foldText } from '../../text/fold-text.ts'

/** Subjects in which a well-meant reply can harm. They are no risk level: they shape the instructions of the model. */
export type CareCue = 'alimentacao' | 'substancias' | 'mania' | 'psicose'

// Words without accents, as pieces of regular expressions between word edges. Wide on purpose: an addendum too many costs a softer reply.
const SIGNS: Readonly<Record<CareCue, readonly string[]>> = {
  alimentacao: [
    'anore\\w+|bulimi\\w+|compulsao(?: alimentar)?|transtorno alimentar|ortorexia|vigorexia',
    '(?:induz|provoc|forc)\\w* (?:o )?vomit\\w*|vomit\\w+ (?:depois de|depois que|apos|tudo (?:que|o que)|o que) com\\w+|(?:boto|coloco|botei|coloquei|enfio|enfiei|meto) (?:o )?dedo na garganta|vomit\\w+ (?:de proposito|escondid\\w|pra emagrecer|para emagrecer|pra nao engordar)',
    'laxante\\w*|diuretico\\w*|remedio (?:pra|para) emagrecer|inibidor de apetite|sibutramina|ozempic|mounjaro|anfepramona',
    '(?:fiquei|fico|to|estou|passei|passo|consegui ficar|aguentei|vou ficar) (?:\\w+ ){0,3}sem comer|(?:parei|parar) de comer|nao (?:como|comi|comer|to comendo|estou comendo) (?:nada|direito|ha|faz|desde)|pul\\w+ (?:refeic\\w+|o almoco|a janta|o jantar)|jejum (?:de|prolongado|seco|ha)|no ?food|low ?food|miar|\\bnf\\b',
    'calorias?|kcal|(?:perdi|emagreci|eliminei|sequei|faltam?|quero perder|preciso perder|engordei|ganhei) (?:\\w+ ){0,2}(?:kg|kgs|quilos?|kilos?)|emagre\\w+|engord\\w+|contando caloria|thinspo|thigh gap|pro ?ana|\\bana e mia\\b',
    '(?:me sinto|to|estou|sou|me acho|me vejo|ta|fiquei) (?:muito |tao |uma |enorme e )*(?:gord[ao]\\w*|obes[ao]|baleia|nojent[ao] (?:gord|de gord)\\w*)|(?:odeio|nojo d[oe]|vergonha d[oe]) (?:o )?meu corpo|medo de (?:comer|engordar)|culpa (?:de|por|depois de) (?:ter )?com(?:er|ido)|com(?:i|o) (?:tudo|demais|ate passar mal|escondid\\w|sem parar|compulsiv\\w+)|ataque de (?:comida|fome|doce)',
  ],
  substancias: [
    '(?:to|estou|fiquei|fico|tou|cheguei) (?:muito |meio |bem |completamente )*(?:beb[au]d[oa]|embriagad[oa]|chapad[oa]|drogad[oa]|loucona|doidona|doidao|noiad[oa]|brisad[oa]|alcoolizad[oa])|beb[ieo]\\w* (?:muito|demais|todo dia|todos os dias|pra esquecer|para esquecer|pra dormir|para dormir|sozinh[oa]|ate cair|ate apagar|ate passar mal|escondid[oa]|de novo|desde cedo|pinga|cachaca|vodka)',
    'alcoolatra|alcoolismo|alcoolic[oa]s?|alcool|cachaca|pinga|vodka|whisky|uisque|ressaca|porre|recai\\w*|recaida|abstinencia|sobri[oa]|sobriedade|\\bna\\b anonimos|narcoticos anonimos|alcoolicos anonimos',
    'coca(?:ina)?(?![ -]?cola)|crack|maconha|baseado|beck|lsd|ecstasy|mdma|\\bbala\\b (?:na|de) (?:festa|rave|balada)|ketamina|heroina|lanca ?perfume|loló|lolo|metanfetamina|\\bk9\\b|spice|drogas?|entorpecent\\w+|cheir(?:ei|o|ando) (?:po|pó|cola|farinha|tiner|uma carreira)|fum(?:ei|o|ando) (?:pedra|um baseado|maconha|crack|um beck)|us(?:ei|o|ando) (?:droga|po|pedra)\\w*',
    '(?:tom|us)(?:o|ei|ando) (?:muito |mais |demais |varios |uns |dois |tres )*(?:rivotril|clonazepam|zolpidem|diazepam|alprazolam|frontal|lexotan|ritalina|venvanse|tramal|tramadol|codeina|morfina|xarope) (?:demais|a mais|todo dia|pra|para|sem receita|escondid|com|por conta)|viciad[oa] em (?!serie|cafe|celular|internet|jogo|novela|doce|acucar|chocolate)|(?:vicio|dependencia) (?:em|de|quimic\\w+)|dependente quimic[oa]|overdose|mistur\\w+ (?:remedio|rivotril|bebida|alcool) (?:com|e) (?:remedio|rivotril|bebida|alcool|cerveja|vinho)\\w*',
  ],
  mania: [
    '(?:nao (?:preciso|sinto (?:mais )?necessidade de|tenho sono|sinto sono)|sem (?:precisar|dormir)|nao (?:durmo|dormi|to dormindo|estou dormindo)) (?:\\w+ ){0,3}(?:dormir|sono|ha \\w+ (?:dias|noites)|\\w+ (?:dias|noites)|e (?:estou|to) (?:otim|cheio de energia|cheia de energia|com energia|a mil|bem|mais)\\w*|faz \\w+ (?:dias|noites))',
    '(?:\\d+|dois|duas|tres|quatro|cinco|seis|varios|varias|uns) (?:dias|noites) (?:sem dormir|acordad[oa]|virad[oa])',
    '(?:energia|euforia|euforic[oa]) (?:sem fim|infinita|absurda|inacreditavel|surreal|que nao acaba|demais)|(?:to|estou|me sinto) (?:\\w+ ){0,2}(?:invencivel|imortal|iluminad[oa]|euforic[oa]|eletric[oa]|ligad[oa] no 220|a mil por hora|acelerad[oa] demais|super poderos[oa]|onipotente|genial|um genio)|nada (?:me )?pode me (?:parar|deter)|ninguem me segura',
    'pensamentos? (?:muito )?acelerad[oa]s?|cabeca (?:a mil|acelerada|nao para)(?: \\w+){0,3} (?:sem dormir|ideias|genial|projetos)|(?:mil|milhares de|muitas) (?:ideias|projetos) (?:ao mesmo tempo|de uma vez|geniais)',
    'gast(?:ei|ando) (?:tudo|todo (?:o )?(?:meu )?(?:dinheiro|salario|limite)|(?:o )?cartao (?:todo|inteiro)|uma fortuna)|(?:larguei|vou largar|pedi demissao de|vendi) (?:tudo|meu emprego|o emprego|meu carro|minha casa|a casa|o carro) (?:\\w+ ){0,4}(?:plano|missao|empresa|genial|milhoes|milionari[oa]|bilionari[oa]|destino)|vou (?:ficar|ser) (?:bilionari|milionari)\\w+ (?:essa|esta|em|ate|com)',
    'fase (?:de )?mania|episodio (?:de )?(?:mania|maniaco)|hipomania|mania de novo|(?:parei|larguei|joguei fora) (?:o|os|meu|meus|a|minha) (?:litio|lítio|estabilizador\\w*|remedios?|medicacao|medicamentos?)(?: \\w+){0,6} (?:otim|curad|energia|bem demais|melhor que nunca)\\w*',
  ],
  psicose: [
    '(?:ouco|escuto|ouvi|ouvindo|escutando|escutei|comecei a ouvir|tenho ouvido) (?:\\w+ ){0,2}(?:vozes|uma voz (?:que|dentro|na|me|mand)|a voz (?:que|dentro|na|me|mand)|voz na cabeca|alguem (?:me chamando|falando) (?:mas|e) (?:nao tem|ninguem))|as vozes (?:me|mandam|dizem|falam|voltaram|nao|estao)|voz(?:es)? (?:me )?(?:mand|orden|diz|fal)\\w+',
    '(?:vejo|vi|vendo|enxergo|aparecem?) (?:\\w+ ){0,2}(?:vultos?|sombras?|bichos? (?:na parede|que ninguem)|gente que (?:nao existe|ninguem ve)|pessoas que (?:nao existem|ninguem ve)|coisas que (?:nao existem|ninguem (?:ve|mais ve)|os outros nao))|alucin\\w+',
    '(?:me|estao|tao|to sendo|estou sendo|sendo|querem me|tentando me) (?:\\w+ ){0,2}(?:perseguind[oa]|perseguid[oa]|perseguem|vigiand[oa]|vigiad[oa]|vigiam|espiand[oa]|espionand[oa]|espionad[oa]|seguind[oa] (?:na rua|todo dia|em todo)|grampead[oa]|monitorad[oa]|monitorand[oa]|filmad[oa] o tempo|envenenar|envenenand[oa])',
    '(?:chip|camera|cameras|escuta|microfone|antena)s? (?:\\w+ ){0,3}(?:na minha cabeca|no meu (?:dente|cerebro|corpo|braco)|no meu quarto|na minha casa|implantad[oa]|instalad[oa]|escondid[oa]|na parede)|implantaram|(?:leem|lendo|le|roubam|roubando|controlam|controlando|transmitem|transmitindo) (?:os )?(?:meus? )?(?:pensamentos?|mente)|minha mente (?:e|esta sendo|ta sendo) (?:controlada|lida|invadida)',
    '(?:a )?(?:tv|televisao|radio|novela|jornal|placas?|musicas?|letreiro) (?:\\w+ ){0,3}(?:fala|falando|falam|manda|mandam|mandando|conversa|mensagens?|recado|codigo|sinais)\\w* (?:\\w+ ){0,2}(?:comigo|pra mim|para mim|de mim|sobre mim)|(?:sinais|mensagens|recados) (?:secret[oa]s|escondid[oa]s|codificad[oa]s|em codigo)',
    'sou (?:o |a )?(?:messias|jesus|deus|profeta|escolhid[oa]|enviad[oa]|reencarnacao|filho de deus que|anjo)(?: |$|[.,!])|deus (?:falou comigo|me mandou|me escolheu|fala comigo)(?: \\w+){0,4}|fui escolhid[oa] (?:para|pra|por)|missao (?:divina|secreta|de salvar)|salvar a humanidade',
    '(?:nada|mundo|pessoas|todos|tudo) (?:\\w+ )?(?:nao )?(?:e|eh|sao|parece|parecem) (?:\\w+ )?(?:real|reais|simulacao|atores|impostor\\w*|clones?)|trocaram (?:minha|meu|a|o) (?:\\w+ )?por (?:outr[oa]|um clone|uma copia|um impostor)|surto(?: psicotico)?|esquizo\\w+|delirio\\w*|delirando|psicose|psicotic[oa]|paranoi[ac]\\w*',
  ],
}

const PATTERNS = (Object.entries(SIGNS) as [CareCue, readonly string[]][]).map(
  ([cue, signs]) => [cue, new RegExp(`(?<![a-z0-9])(?:${foldText(signs.join('|'))})(?![a-z0-9])`)] as const,
)

const ADDENDA: Readonly<Record<CareCue, string>> = {
  alimentacao: `A mensagem toca em comida, peso ou corpo. Não elogie perda de peso, força de vontade para não comer nem aparência, mesmo que a pessoa peça; não cite calorias, quilos, medidas, dietas, jejuns, remédios ou truques, nem para desaconselhar; não comente o corpo dela. Não dê nome de transtorno. Fale do que ela sente, do que a comida anda carregando e do cuidado que merece. Sugira com delicadeza atendimento (UBS, CAPS, psicóloga ou nutricionista). Se houver desmaio, sangue, vômitos repetidos ou dias sem comer, diga que procure atendimento hoje: UPA, pronto-socorro ou SAMU 192.`,
  substancias: `A mensagem toca em álcool, outras drogas ou uso de remédio por conta própria. Não julgue, não dê lição, não faça piada com bebida e não trate o uso como solução ou prêmio. Não fale de quantidade, mistura, efeito, preço ou como usar, nem de como parar de uma vez: parar de repente pode ser perigoso e pede acompanhamento. Acolha recaída sem culpa. Sugira o CAPS AD, a UBS ou um grupo de apoio. Se houver confusão, falta de ar, desmaio, convulsão ou mistura forte, diga que ligue 192 e não fique sem companhia.`,
  mania: `Há sinais de aceleração (pouco sono, energia fora do comum, planos grandiosos, gastos). Não se empolgue junto, não elogie a produtividade e não confirme planos grandiosos; também não discuta nem dê nome ao que ela vive. Fale devagar, com frases curtas. Valorize sono, comida, água e ambiente calmo. Sugira adiar por alguns dias decisões grandes de dinheiro, trabalho ou relação e combinar isso com alguém de confiança. Sugira falar hoje com quem a acompanha, ou CAPS e UBS; se perder o controle ou houver perigo, UPA ou SAMU 192. Nada sobre mudar remédio.`,
  psicose: `A pessoa conta vozes, visões, perseguição ou certezas que outros podem não partilhar. Não confirme como verdade o que ela percebe, não entre na história, não complete com detalhes e também não discuta, não ria e não dê nome de doença. Acolha o medo e o cansaço: "imagino como isso assusta". Frases curtas e concretas, sem metáfora, sem imagem simbólica elaborada. Ajude a se firmar no presente e a ficar perto de alguém de confiança. Sugira atendimento ainda hoje no CAPS, na UBS ou na UPA; se alguma voz mandar ferir a si ou a alguém, ou houver perigo, SAMU 192. Nada sobre mudar remédio.`,
}

export function careCues(message: string): readonly CareCue[] {
  const text = foldText(message).slice(0, 4000).replace(/\s+/g, ' ')
  return PATTERNS.filter(([, pattern]) => pattern.test(text)).map(([cue]) => cue)
}

export const careAddendum = (cue: CareCue): string => ADDENDA[cue]

/** The instructions of this turn, by the subjects of the message. */
export const careAddenda = (message: string): readonly string[] => careCues(message).map(careAddendum)
