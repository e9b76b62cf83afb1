const words = (list: string) => list.trim().split(/\s+/)

/** Closed classes, as folded text: no name begins with one, and none is inside of a name in lower case. */
export const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  words(`
a o as os um uma uns umas eu tu ele ela eles elas nos voce voces vc vcs me mim te ti se si lhe nosso nossa meu meus
minha minhas seu seus sua suas este esta esse essa isto isso aquilo aquele aquela que quem qual quando onde como quanto
porque pq por para pra pro ate com sem em no na nas num numa ao aos desde entre sobre contra mas ou nem porem tambem so
ja ainda sempre nunca jamais nao n sim talvez muito muita muitos muitas mais menos demais tao pouco pouca tudo todo toda
todos todas nada ninguem alguem algum alguma nenhum nenhuma outro outra mesmo mesma bem mal pior melhor hoje ontem amanha
agora depois antes aqui ali la ai cade la cada apenas quase assim entao ne ta
oi oie ola opa ok okay claro certo beleza blz legal obrigada obrigado valeu aff nossa puxa ai ah eh hum tchau
salve eae bao fulano fulana beltrano ciclano usuario visitante cliente paciente anonimo segredo so somente
obg obgd vlw tmj flw bjs bjo sla ata atah menu volta voltar cancela cancelar sair senha login atendente reembolso suporte
alo ei hey hi hello eai iai fala falae segunda-feira terca-feira quarta-feira quinta-feira sexta-feira sabado domingo
qualquer gratis normal pronto pronta show top massa bora partiu pula proximo proxima entendi desculpa desculpe licenca
perdoe cara vei veio moca moco doutor doutora querido senhor senhora tipo vish vixe eita oxe ue uai putz caramba
credo amem namaste misericordia positivo negativo afirmativo jura serio verdade mentira
dois duas tres quatro cinco seis dez mil anos ano meses mes dias dia semana semanas hora horas noite noites manha
`),
)

const VERBS = words(`
sou es somos sao era eram fui foi foram fosse ser sendo estou estao estamos estava estive estar to tava tenho tem temos
tinha tive teve ter tendo ha havia houve vou vai vamos vao ia ir indo fiz faz fez fazer faco quero quer queria querer
posso pode podem podia poder preciso precisa precisava precisar sei sabe saber acho acha achei achar sinto sente senti
sentia sentir gosto gosta gostei gostaria gostar odeio odeia odiar amo amei amar penso pensa pensei pensar falo fala
falei falar fale digo diz disse dizer conto contei contar choro chora chorei chorar durmo dorme dormi dormir acordo
acordei acordar comi comer bebo bebi beber moro mora morei morar morro morre morri morreu morrer matar mato vive viver
perdi perde perdeu perco perder terminei terminou terminamos terminar acabou acabei acabar comecar comecei briguei
brigou brigamos brigar traiu trai passei passou passar reprovei ganhei ganhou parei parou parar tomo tomei tomar cansei
cansa cansou desisto desisti desistir aguento aguenta aguentar consigo consegue consegui conseguir sofro sofre sofri
sofrer sumir desaparecer desabafar desabafo conversar ajuda ajude ajudar chega cheguei chegou chegar choveu deixa deixou
entende entendo entender humilha gritou viajou saiu sair atrasou agradecer emagrecer fumar funciona serve importa ando
anda trabalhar voltei voltou mudar mudei casar separar descobri aconteceu acontece parece fico fica ficar fiquei ficou
vejo ver viu tentei tentar tento dirigir respirar estudar esquecer lembrar lembro chama chamar chamo chamam chame venho
vim veio vem dou deu dei dar olha olhe veja testando surtei explodi apanhei bati levei sorrir sai saimos conheci nasci esqueci menti fugi fugir cortei
recai vomitei bebi engoli fiquei larguei sumiu foge sangrei sangra trai tremi chorava gritei adivinha adivinhe esquece esqueca pula pular comeca comece continua continue tente tenta repete repita socorra socorre
escuta escute ouve ouvir ouco peca pergunta responde responda erro errar finjo finge sobra sobro dependo
machuquei engordei emagreci casei separei adoeci sobrevivo sobrevivi suporto aguentei aturo desabei quebrei errei
`)

const FEELINGS = words(`
ansiedade ansiosa ansioso angustia aflicao aflita aflito medo panico raiva odio tristeza triste tristonha solidao sozinha
sozinho saudade saudades luto culpa vergonha vazio vazia desespero desanimo desanimada exausta exausto cansaco
estresse stress ciumenta ciumento apatia apatica apatico fobia estranha estranho intensa intenso burnout esgotamento insonia dor choro alegria alegre feliz felizes infeliz gratidao grata grato
ciume ciumes inveja tedio trauma traumas pesadelo pesadelos pensamento pensamentos sono fome preguica sentimento
sentimentos emocao emocional depressiva depressivo nervosa nervoso insegura inseguro inseguranca carente carencia
confusa confuso perdao tensa tenso pessima pessimo horrivel ruim ruins dificil dificeis complicada complicado
distraida distraido traido irritadica irritadico quieta quieto muda sobria sobrio gemea gemeo canhota canhoto agnostica
agnostico crente tristinha tristinho malzona malzinho malzinha solitaria solitario indecisa indeciso trairam doente doentinha adoentada
desperta inquieta inquieto impotente incapaz culposa amarga amargo apreensiva aflitissima abatida abatido melancolica
melancolico pensativa introspectiva sensivel fragil vulneravel instavel agressiva impaciente ranzinza rabugenta furiosa
furioso zangada zangado enfurecida histerica euforico euforica animadinha otimista
pessimista esperancosa neutra neutro estavel razoavel mediana regular suportavel insuportavel tenebrosa sombria sombrio
escura escuro cinza nublada nublado lenta lento travada dormente anestesica oca oco vazias sufocante claustrofobica
ofegante tonta tonto enjoada traumatica orfa orfao viuvez viva morta morto sobrevivente vitima refem presa preso
alcoolatra drogada dependente viciada viciado imigrante estrangeira estrangeiro autonoma autonomo primogenita
ciclotimica esquizofrenica esquizofrenico neurotica neurotico psicotica psicotico paranoica paranoico obsessiva histrionica
anorexica bulimica anorexia bulimia gagueira gago gaga surda surdo cega manca tetraplegica idosa idoso
jovem adolescente menor maior hipersensivel empata altruista egoista perfeccionista preguicosa preguicoso desleixada
bipolaridade hiperativo deprimente depre deprezinha down bad mals sad so-so acabadinha quebradinha podre moida moido
bipolar borderline tdah tept toc autista autismo hiperativa compulsao vicio recaida ressaca procrastinacao
perfeccionismo autoestima estima carinho paixao abandono magoa remorso choque aperto desamor mente
`)

const INSULTS = words(`
inutil inuteis burra burro lixo idiota imbecil fracasso fraca fraco feia feio gorda louca louco maluca maluco doida doido
retardada retardado vagabunda vagabundo puta puto viado merda porra bosta caralho nojenta nojento estupida estupido
ridicula ridiculo patetica patetico esquisita esquisito bizarra bizarro otaria otario trouxa babaca palhaca palhaco
pirada pirado surtada pilantra mentirosa mentiroso falsa falso vadia safada cachorra piranha galinha baleia gordona aberracao
incompetente imprestavel traida insignificante mediocre perdedora perdedor estorvo
monstro fardo peso zero droga desgraca miseravel covarde
`)

const THINGS = words(`
trabalho emprego desemprego chefe colega prova provas tcc vestibular faculdade escola curso bullying assedio casamento
namoro namorado namorada marido esposa esposo noivo noiva ex mae mamae pai papai filho filha filhos filhas irmao irma avo
familia familiar familiares amigo amiga amigos amizade relacionamento divorcio termino traicao briga brigas problema
problemas divida dividas dinheiro financeiros aluguel vida morte alma cabeca peito garganta coracao corpo ar crise crises
vontade energia rumo saida casa mundo fim infancia remedio terapia psicologa psicologo medico medica enfermeira
enfermeiro professora professor estudante advogada advogado mulher homem gay lesbica trans gravida gravidez solteira
solteiro viuva viuvo mudo robo pessoa gente nome anonimo anonima apelido teste asdf asd qwerty celular jogo jogos alcool
bebida coisa coisas deus baixa alta profunda profundo toxico toxica narcisista abusivo abusiva ausente extremo bom boa
bagunca sobrecarga maternidade paternidade puerperio aborto perda perdas gestacao cancer doenca timidez taquicardia mudanca
armario preconceito racismo religiao igreja compras aposta apostas bets droga drogas cigarro maconha espelho idade velhice
aposentadoria rotina correria foco falta excesso memoria esquecimento autocobranca cobranca namorico amor sexo libido
infertilidade sogra sogro cunhada cunhado nora genro madrasta padrasto enteado enteada neta tio vizinho vizinha
vizinhos barulho violencia assalto acidente hospital exame exames consulta cirurgia chuva frio calor cidade bairro conselho
conselhos pergunta perguntas resposta duvida duvidas conversa papo companhia escuta silencio lagrima lagrimas alivio paz
leve leveza calma tranquila tranquilo curiosa curioso curiosidade motorista policial vendedora vendedor
brasileira brasileiro catolica catolico evangelica evangelico espirita umbandista crista cristao ateu budista virgem hetero
bissexual primeira vez vezes surto surtos grito gritos soco tapa agressao abuso estupro suicidio suicida morte enterro velorio
hipocondria obesidade concurseira concurseiro universitaria universitario caminhoneira caminhoneiro taurina geminiana leonina escorpiana
torcedora torcedor gamer otaku petista vegana vegano pedreiro diarista cozinheira cozinheiro porteiro bancaria bancario
garcom garconete cabeleireira cabeleireiro dentista engenheira engenheiro programadora programador dieta regime treino academia sobrepeso magreza beleza cabelo espinha acne gastrite enxaqueca
refluxo tontura nausea vomito tremor palpitacao suor falta sufoco peso cansativo cansativa estressante chato chata
entediante corrido corrida terrivel maravilhoso maravilhosa otimo otima cheio cheia negocio empresa loja reuniao
projeto demissao salario contas conta boleto boletos divida aula aulas nota notas enem concurso mestrado doutorado
vergonhoso orgulho ambicao sonho sonhos meta metas futuro passado presente destino caminho escolha escolhas decisao decisoes
culpada culpado sofrimento choradeira tensao pressao gravida bebes crianca criancas adolescencia adolescente
mae-solo ficante crush paquera casal rolo amante fidelidade infidelidade mentira mentiras promessa confianca desconfianca
respeito limites limite briguinha discussao conflito conflitos terapeuta psiquiatra antidepressivo rivotril ritalina
brava bravo velha velho cortes corte cicatrizes gemeos pos-parto parto viuvez gravidez anticoncepcional maquina computador robozinho
chatgpt gpt siri gemini mindfulness yoga meditacao oracao esperancas forca feira nova novo novata novato suave calada calado adeus despedida bilhete predio faca arma gilete
corda veneno overdose quimico quimica fluoxetina sertralina comprimido comprimidos sangue ferida feridas cicatriz noticia noticias politica guerra pandemia internet
instagram redes tela telas insta tiktok game games cachorro gato gata pet luta batalha vitimismo drama caos inferno abraco colo plantao heranca terror
noturno apneia menopausa tpm hormonios tireoide fibromialgia lupus hernia proposito gatilho gatilhos intestino workaholic
home office ghosting bloqueou chifre corna corno solteirice pensao justica injustica processo recomeco recomecar fase carreira
chefia lideranca empatia republica elevador aranha agulha aniversario festa carnaval feriado opiniao motivo sentido humor
`)

export const CONTENT_WORDS: ReadonlySet<string> = new Set([...VERBS, ...FEELINGS, ...THINGS, ...INSULTS])

/** Never names, even after 'me chamo'. */
export const NEVER_CALLED: ReadonlySet<string> = new Set([...VERBS, ...FEELINGS, ...INSULTS])
