/**
 * The commonest words of Brazilian talk, commonest first. A pattern is looked for only where its rarest word
 * stands; this list says which words are not rare.
 */
export const commonWords: readonly string[] =
  `e que nao o a eu de , para voce um ai se ele com me ne na mas tem esta do uma da no la aqui " meu . estou ao em
  assim mais porque isso ela vai vou gente ja so minha muito esse entao por foi fazer as os essa tambem como mesmo coisa tudo
  quando tenho agora hoje estava era casa tinha ser dia sei acho pode ate quero nos eles falou matar dele ter todo
  depois mae vida ou ver cara queria bem mim nada nem faz sao falei quer outro bom sabe fosse mundo tivesse pai ali sem dois
  quem tipo dar hora fui filho morrer te fica dela ficar aquele ir fala nossa ia tao ainda deus comigo falar tal <ri>
  tempo vez sou dos tres dentro deu novo vao sempre outra vontade medo seu melhor marido anos ano pegar carro ninguem viver
  vezes ficou falando jeito nunca fiz meio cinco desse onde coisas viu aquela demais aula boa uns deixa penso toda das sua
  fez trabalho escola meus filha olha pessoa conta alguma lugar lado pouco duas mulher vem fazendo pessoas igual passar estar
  jogar pelo tanto fiquei essas quatro mao vi amanha dessa antes teve familia qual nesse cima diz noite todos sinto
  <muitos> sair fora mata gosto pensando cabeca remedios parte cada primeiro tomei velho acabar sobre nome tirar dinheiro`
    .trim()
    .split(/\s+/)
