/**
 * Signs too light to mean anything alone. They add up over the person's last ten messages; enough of them in
 * different groups are `atencao`. Each group counts once per message.
 */
export type CueGroup = {
  readonly group: string
  readonly weight: number
  readonly patterns: readonly string[]
}

/** So much weight, over the last ten messages, is `atencao`. */
export const cueThreshold = 6
/** A single message needs more: one bad day is not a sign. */
export const singleMessageThreshold = 5

export const weakCues: readonly CueGroup[] = [
  {
    group: 'não aguenta mais',
    weight: 1,
    patterns: [
      'nao aguento|aguentando|suporto|suportando @MAIS $',
      'nao aguento|suporto @MAIS isso|nada|tudo|sofrer|essa|tanta|tanto',
      'nao aguento|suporto mais|mas',
      'no|meu|passei|cheguei ~1 limite',
      'nao consigo mais',
      'nao da mais',
    ],
  },
  {
    group: 'desistir',
    weight: 2,
    patterns: [
      'quero|vou|queria|vontade|pensando|pensei|penso ~2 desistir !do|da|desse|dessa|de',
      'desistir de tudo',
      'cansei de tudo|lutar|tentar|fingir|sofrer|mim',
      'cansado|cansada de tudo|lutar|tentar|fingir|sofrer|mim',
      'ja desisti',
      'entreguei os pontos',
    ],
  },
  {
    group: 'desesperança',
    weight: 2,
    patterns: [
      'sem esperanca|saida|rumo|perspectiva|sentido|futuro|proposito !com|de|nesse',
      'nada faz sentido',
      'nada mais faz sentido',
      'nao faz|tem mais? sentido',
      'nao tem jeito|saida|solucao',
      'nao vejo saida|luz|sentido|futuro|esperanca|jeito|solucao !nesse|nessa|nisso|em',
      'nunca vai|vou ~1 melhorar|mudar|passar|conseguir|ser_feliz',
      'nada muda|melhora|adianta|da_certo',
      'tudo ~2 da errado',
      'perdi ~2 esperanca|fe',
      'para que tudo|continuar|isso|lutar|tentar',
      'fundo do poco',
      'tudo escuro|cinza|perdido|acabado',
    ],
  },
  {
    group: 'inutilidade e culpa',
    weight: 2,
    patterns: [
      'sou|sinto|me ~2 inutil|fracasso|fracassado|fracassada|lixo|merda|nada|bosta|imprestavel|incapaz|descartavel|invisivel|vergonha|erro !nesse|no|na|em',
      'me odeio|detesto|desprezo',
      'odeio a mim',
      'odeio ser|quem_eu',
      'tenho nojo|raiva|odio de mim',
      'nao sirvo|presto|valho|sou ~1 nada|ninguem|bom|boa|suficiente',
      'so faco merda|besteira|coisa_errada',
      'estrago|estraguei tudo',
      'culpa e|foi ~1 toda? minha',
      'decepcao|decepcionei para|todo|todos|minha|meus',
      'odeio minha vida',
      'minha vida e ~2 merda|lixo|inferno|bosta|fracasso|desgraca|vazia|ruim',
    ],
  },
  {
    group: 'solidão',
    weight: 1,
    patterns: [
      'ninguem ~1 se? me? importa|liga|ama|entende|escuta|ve|quer|gosta|enxerga|nota|procura|ajuda|suporta',
      'estou|sou|sinto|me ~2 sozinho|sozinha|so|abandonado|abandonada',
      'nao tenho ninguem|amigos|amigas|com_quem',
      'ninguem ~2 por_mim|de_mim|comigo|do_meu_lado',
      'todo mundo ~2 me abandonou|deixou|odeia|embora',
      'estou cercado|rodeada',
    ],
  },
  {
    group: 'sofrimento',
    weight: 1,
    patterns: [
      'dor ~2 insuportavel|passa|demais|enorme|alma|dentro',
      'doi demais|tudo|tanto|existir|respirar|viver',
      'tanta dor|sofrimento|angustia',
      'parar de sofrer|sentir|doer',
      'so quero|queria paz|dormir|descansar|silencio|parar',
      'vazio ~2 dentro|enorme|peito|imenso|sempre',
      'choro|chorando ~1 todo|toda|todos|noite|sem_parar',
      'nao sinto mais? nada',
      'nao durmo|como ~1 ha|faz|direito|dias',
      'desespero|desesperada|desesperado|agonia|insuportavel',
    ],
  },
  {
    group: 'morte por perto',
    weight: 2,
    patterns: [
      'morte|morrer|suicidio|suicida|morta|morto !de',
      'sumir|desaparecer',
      'vontade de sumir|desaparecer',
      'acabar com tudo|isso|dor|sofrimento',
      'fazer besteira',
      'que tudo acabe|acabasse',
      'viver|vida ~2 nao|pena|graca|sentido|cansa|cansei|inferno',
      'deus me leve|leva',
      'nascido|nascer',
    ],
  },
  {
    group: 'despedida e preparo',
    weight: 2,
    patterns: [
      'adeus',
      'obrigado por tudo',
      'desculpa|perdao por tudo',
      'dei|doei|distribui ~1 minhas|meus ~1 coisas|livros|roupas',
      'cuida|cuidem de|do|da|dos ~2 mim|meus|minha|filhos',
      'escrevi ~1 uma? carta|bilhete',
      'ultima vez',
      'nao vou ~1 estar ~1 aqui',
    ],
  },
  {
    group: 'peso',
    weight: 2,
    patterns: [
      'sou|sinto|me|virei ~2 peso|fardo|estorvo|problema|atraso',
      'so atrapalho|incomodo|dou_trabalho',
      'melhor sem mim',
      'ninguem ~2 falta',
      'nao faco falta',
    ],
  },
]
