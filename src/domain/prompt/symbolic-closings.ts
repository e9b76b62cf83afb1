/** Images with which a reply says 'I am still here'. Each one leads into the question that ends the reply. */
export const SYMBOLIC_CLOSINGS: readonly string[] = [
  'Deixo uma luz acesa na varanda desta conversa e, ao lado dela, uma pergunta:',
  'Ponho aqui uma pedrinha para marcar até onde viemos; dela dá para olhar adiante:',
  'Fica uma cadeira vaga ao lado da sua, para o que ainda não foi dito:',
  'Como quem encosta a porta sem trancar, deixo isto para você levar no seu tempo:',
  'Guardo o fio deste novelo na altura da sua mão, para puxar quando quiser:',
  'Sirvo mais um pouco de chá nesta mesa e espero esfriar junto com você:',
  'Abro uma fresta na janela, só o bastante para entrar ar:',
  'Deixo a mala do dia no chão por um instante, com o zíper aberto:',
  'Planto esta pergunta num vaso pequeno, para ver o que nasce dela:',
  'Desenho uma vírgula no fim deste trecho, porque a frase ainda é sua:',
]
