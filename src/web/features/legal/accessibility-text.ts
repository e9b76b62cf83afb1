import { type LegalText, WHO_ANSWERS } from './legal-text.ts'

/** What was made and checked so that everybody can use the product, what was not, and how to complain. */
export const ACCESSIBILITY: LegalText = {
  title: 'Acessibilidade',
  date: 'Novembro de 2026',
  summary: [
    'O Aconchego é feito para atender à WCAG 2.2 no nível AA e aos requisitos da norma brasileira ABNT NBR 17225.',
    'Cada tela é conferida por programa a cada mudança, nos dois temas, em telas de computador e de celular.',
    'Ainda falta o mais importante: o teste com pessoas com deficiência e com leitores de tela de verdade. Por isso não dizemos que está tudo certo.',
    'Encontrou uma barreira? Escreva para nós. O contato está no fim desta página.',
  ],
  sections: [
    {
      id: 'o-que-funciona',
      heading: 'O que foi feito e conferido',
      blocks: [
        [
          'Tudo funciona pelo teclado, sem prender o foco, e o foco fica sempre à vista. “?” mostra os atalhos da conversa, que podem ser desligados.',
          'Cada campo, botão e mensagem tem um nome que os leitores de tela encontram. Os avisos e as respostas novas são anunciados, e a resposta só quando está pronta, para não interromper a leitura.',
          'As cores têm o contraste exigido no tema claro e no escuro, e nenhuma informação depende só da cor.',
          'O texto pode crescer até o dobro, e as telas cabem em 320 pontos de largura, sem rolar para os lados.',
          'Botões e links têm pelo menos 44 pontos de altura nas ações principais, e nunca menos de 24.',
          'Quem pediu ao aparelho menos movimento não vê animações: as respostas aparecem por frases inteiras. Nada pisca.',
          'Os desenhos têm descrição, ou uma tabela com os mesmos dados.',
          'Ninguém é desconectado sem aviso no meio da escrita: o rascunho fica guardado. Colar a senha é permitido.',
          'A página de ajuda funciona sem conta, sem JavaScript e, depois da primeira visita, sem internet.',
        ],
      ],
    },
    {
      id: 'como-conferimos',
      heading: 'Como conferimos',
      blocks: [
        'A cada mudança, um programa (axe-core) examina todas as telas nos dois temas, em 1280 e em 360 pontos de largura, e outros testes percorrem o produto só com o teclado, com letras do dobro do tamanho e em 320 e 768 pontos. Um programa encontra só uma parte das barreiras; o resto foi conferido por quem desenvolve, item por item.',
        'A lista completa, com o que foi visto e como, está em docs/accessibility.md, junto do código.',
      ],
    },
    {
      id: 'o-que-falta',
      heading: 'O que ainda falta',
      blocks: [
        [
          'Nenhuma pessoa com deficiência testou o produto, e nenhum leitor de tela (NVDA, JAWS, VoiceOver, TalkBack) foi usado de ponta a ponta.',
          'Não há tradução para Libras.',
          'As respostas são escritas por uma IA na hora: a linguagem costuma ser simples, mas não podemos garantir cada frase.',
          'O ditado usa o que o navegador oferece, e nem todo navegador o tem.',
          'A página em que o plano é comprado é de outra empresa, e não respondemos pela acessibilidade dela.',
        ],
      ],
    },
    {
      id: 'reclamar',
      heading: 'Encontrou uma barreira?',
      blocks: [
        'Conte o que você tentou fazer, em que tela, com que aparelho e com que recurso (leitor de tela, ampliação, teclado). Não é preciso dizer nada sobre a sua saúde nem sobre as suas conversas.',
        WHO_ANSWERS,
        'Se a resposta não resolver, você pode procurar o Ministério Público, a Defensoria Pública ou o Disque 100 (Lei Brasileira de Inclusão, Lei 13.146/2015, art. 63).',
      ],
    },
  ],
}
