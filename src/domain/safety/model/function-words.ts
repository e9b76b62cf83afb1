/**
 * Words that carry no subject: every sentence has them, so that a model which counts them finds danger in whatever is long.
 * Alone they have no features.
 */
const words = `
  eu me mim comigo meu minha meus minhas ele ela eles elas dele dela deles delas nele nela lhe lhes voce voces te tu ti
  contigo teu tua teus tuas seu sua seus suas senhor senhora nao nunca nem jamais sem ninguem nada nenhum nenhuma
  tampouco quero queria quis querer quer querendo quisera gostaria so apenas somente mais
  a o as os um uma uns umas de da do das dos em na no nas nos num numa ao aos pela pelo pelas pelos por para com
  e ou mas que se como quando onde porque pois entao assim tambem ja ainda ate desde entre sobre sob contra apos ante perante
  isso isto aquilo esse essa esses essas este esta estes estas aquele aquela aqueles aquelas disso disto daquilo desse dessa
  deste desta daquele daquela nisso nisto naquilo nesse nessa neste nesta naquele naquela mesmo mesma mesmos mesmas outro outra
  outros outras qual quais quem cujo cuja quanto quanta quantos quantas tao tanto tanta tantos tantas muito pouco pouca poucos
  poucas bem mal la aqui ali ai ca lado dentro fora cima baixo antes depois agora hoje ontem amanha sempre logo cedo tarde vez
  vezes dia dias semana mes meses ano anos hora horas tempo coisa coisas negocio parte tipo jeito lugar gente pessoa pessoas
  cara mano amigo amiga galera pessoal todo toda todos todas tudo algo alguem algum alguma alguns algumas cada qualquer
  quaisquer sim ne oi ola obrigado por_favor
  ser sou es e somos sao era eram foi foram fui sendo sido seja sejam fosse fossem sera serao seria seriam
  estar estou esta estamos estao estava estavam esteve estive estando estado esteja
  ter tenho tem temos tinha tinham teve tive tendo tido tenha tivesse tera teria terei
  haver ha havia houve haja houver
  ir vou vai vamos vao ia iam indo ido va iria ira irei irao fosse
  vir vem vim veio vinha vindo venho venha vier
  fazer faz faco fazem fazia fez fiz fizeram fazendo feito faca fizer faria fara
  dar da dou deu dei dao dava davam dando dado de desse
  poder posso pode podem podia podiam pude pudesse podendo possa podera poderia
  dever devo deve devem devia deveria deviam
  saber sei sabe sabem sabia soube saiba
  ver vejo ve veem vi viu via viram vendo visto veja
  falar falo fala falam falou falei falava falando falado fale
  dizer digo diz dizem disse disseram dizia dizendo dito diga
  achar acho acha acham achei achou achava
  ficar fico fica ficam ficou fiquei ficava ficando fique
  deixar deixo deixa deixam deixou deixei deixava deixando deixe
  pegar pego pega pegam pegou peguei pegava pegando pegue
  passar passo passa passam passou passei passando passe
  chegar chego chega chegam chegou cheguei chegando chegue
  levar levo leva levam levou levei levando leve
  colocar coloco coloca colocou coloquei botar boto bota botou por ponho poe pos puseram
  precisar preciso precisa precisam precisava conseguir consigo consegue consegui conseguiu
  comecar comeco comeca comecou comecei continuar continuo continua
  gostar gosto gosta gostei gostou parecer parece parecia pareceu acontecer acontece aconteceu
  contar conto conta contou contei pedir peco pede pediu pedi entrar entro entra entrou entrei sair saio sai saiu saindo
  voltar volto volta voltou voltei usar uso usa trabalhar trabalho esperar espero espera ouvir ouvi ouve
  grande grandes pequeno pequena bom boa bons boas novo nova velho velha certo certa proprio propria primeiro
  primeira dois duas tres quatro cinco seis sete oito nove dez cem mil verdade`

const functionWords: ReadonlySet<string> = new Set(words.trim().split(/\s+/))

export const isFunctionWord = (word: string): boolean => functionWords.has(word)
