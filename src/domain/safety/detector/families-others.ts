import type { Rule } from './rule.ts'

/** Families of harm to others and of harm suffered, wider than the sentences in the tables beside this one. */
export const harmByFamily: readonly Rule[] = [
  {
    signal: 'promete dano a alguém',
    level: 'violencia',
    hyperbole: true,
    unless: ['jogo|fifa|truco|campeonato|churrasco|cozinha|carne|boss|prova|filme|livro|novela|brincando'],
    patterns: [
      'dar|dou|darei|da ~1 um? ~1 fim|sumico|cabo naquele|naquela|nesse|nessa|naqueles|desse|dessa|daquele|daquela ~1 @ALGUEM|@INSULTO|$',
      '@VOU|@QUERO ~1 dar ~1 um? ~1 fim|sumico|cabo naquele|naquela|nesse|nessa|desse|dessa|daquele|daquela ~1 @ALGUEM|@INSULTO|$',
      'se ~1 ela|ele ~6 nao ~1 vai_ser|sera|fica|e|vai_ficar ~1 de|com ~1 mais? ninguem',
      'se nao ~1 for|e|quiser|ficar|voltar ~1 minha|meu|comigo|para_mim ~2 nao ~1 vai_ser|sera|fica|e|vai_ficar ~1 de|com ~1 mais? ninguem|outro|outra',
      '@VOU|@QUERO ~1 deixar|botar|colocar|por ~1 @ALVO ~2 aleijado|aleijada|cego|cega|paralitico|paralitica|paraplegico|em_coma|desfigurado|desfigurada|no_hospital|na_uti|sem_dente|sem_dentes|roxo|roxa|sangrando|no_chao|de_joelhos|manco|desmaiado|desmaiada',
      'afiando|amolando|afiei|amolei|carregando|carreguei ~2 faca|facao|peixeira|arma|revolver|espingarda|tercado|machado|foice ~1 para|pensando_em|esperando ~1 @ALVO',
      '@PENSO|@QUERO|@QUERIA|@VOU ~1 dar|meter|enfiar|cravar|da|sentar ~1 uma|um|uns|umas ~1 facada|facadas|tiro|tiros|paulada|coronhada|machadada|martelada em|no|na|nos|nas|nele|nela ~1 @ALGUEM|@INSULTO|meu|minha|$',
      '@PENSO|@QUERO|@QUERIA|@VOU|planejo|planejando|penso_em ~1 atirar|disparar|esfaquear|metralhar ~1 em|nos|nas|no|na|contra|os|as ~1 colegas|alunos|professores|vizinhos|pessoas|todo_mundo|geral|policiais|@ALGUEM|@INSULTO',
      'ele|ela|eles|desgracado|infeliz ~1 nao ~1 vai|vao|ira ~1 ver ~1 o? ~1 dia|sol|amanha ~1 amanhecer|nascer|$',
      '@VOU|@QUERO|@QUERIA|@PENSO ~1 acabar|acabo|acaba com a vida|raca dele|dela|deles|daquele|daquela|desse|dessa|do|da|dos|das|de !merda|cao',
      'boca cheia de formiga',
      'comer|come capim pela raiz',
      'paleto de madeira',
      '@VOU|@QUERO|esperar ~2 jogar|tacar|virar|derramar|taco|jogo ~1 agua|oleo|cafe|sopa|acido|alcool|gasolina ~1 quente|fervendo|fervente? ~1 nele|nela|neles|na_cara|em_cima|no_rosto|em',
      'dei|taquei|meti|sentei|desci|larguei ~2 tapa|tapas|soco|socos|murro|murros|chute|chutes|empurrao|pontape|surra|cintada|paulada|bofetada ~1 nele|nela|neles|nelas|na_cara_dele|na_cara_dela',
      '@VOU|@QUERO ~1 mandar|botar|despachar ~1 @ALVO ~1 para ~1 inferno|cova|cemiterio|vala|beleleu|caixao',
      '@VOU|eu|hoje ~1 fazer|faco ~1 uma|um ~1 desgraca|tragedia|chacina|carnificina|estrago ~2 naquela|naquele|nessa|nesse|na|no|com ~2 casa|familia|escola|firma|ela|ele|eles|festa|igreja',
    ],
  },
]

export const sufferedByFamily: readonly Rule[] = [
  {
    signal: 'abuso que tem jeito de outra coisa',
    level: 'vitima',
    hyperbole: true,
    unless: [
      'brincando|jogo|filme|novela|livro|serie|aluna|paciente|palestra|curso|estagio|processo|cliente',
    ],
    patterns: [
      '@AGRESSOR ~3 tirou|tira|furou|fura|rasgou|retirou|sabotou|escondeu ~2 camisinha|preservativo|anticoncepcional',
      'meu|minha|meus ~1 filho|filha|filhos|neto|neta|sobrinho|sobrinha|nora|genro ~2 me ~1 largou|largaram|abandonou|abandonaram|jogou|jogaram|botou|botaram|deixou|deixaram ~1 num|numa|em|no|na ~1 asilo|abrigo|rua|quartinho|deposito',
      'meu|minha|meus ~1 filho|filha|filhos|neto|neta|sobrinho|sobrinha|nora|genro ~6 pegou|tomou|vendeu|roubou|pegaram|tomaram|venderam ~1 minha|meu|minhas ~1 casa|dinheiro|aposentadoria|cartao|terra|terreno|pensao',
      'manda|mandando|mandou ~2 mensagens|mensagem|audio|audios ~4 dizendo|falando|ameacando|que ~2 vai|vou ~1 me|te achar|pegar|matar|encontrar|quebrar',
      '@AGRESSOR ~2 descumpriu|descumpre|quebrou|violou|desrespeitou|ignora ~1 a? ~1 protetiva|medida|ordem_judicial',
      '@AGRESSOR ~3 fica|esta|vive|ficou|apareceu|aparece|veio ~2 portao|porta|calcada|frente|esquina|rua|janela ~2 gritando|ameacando|xingando|esperando|querendo|berrando|esmurrando|chutando',
      'batendo|bate|esmurrando|chutando|forcando|arrombando|socando ~1 na|a|o|no ~1 porta|portao|janela ~3 querendo|para|tentando|gritando ~1 entrar|me_pegar|que ~4 ex|ele|marido|namorado|pai|padrasto|$',
      '@AGRESSOR ~4 @FALA ~6 que ~1 eu? ~1 sou|estou|virei ~3 lixo|louca|louco|doida|maluca|burra|burro|inutil|incapaz|imprestavel|nojenta|nojento|gorda|feia|vagabunda|vadia|puta|ninguem|merda|bosta|peso|aberracao|fracassada|fracassado|retardada|retardado|demonio|vergonha|desgraca|monstro|erro|drogada !por|de|com|pelo|pela',
      '@AGRESSOR ~4 @FALA ~6 que ~1 eu? ~1 nao ~1 presto|valho|sirvo|sou_nada|sou_ninguem|sirvo_para_nada|faco_nada_direito|tenho_valor',
      '@AGRESSOR ~4 @FALA ~8 ninguem ~1 vai|iria|nunca ~1 me querer|aguentar|amar|aceitar|acreditar',
      '@AGRESSOR ~4 @FALA ~4 que ~1 invento|imagino|exagero ~2 as_coisas|coisas|tudo|coisa',
      '@AGRESSOR ~6 devia|deveria|queria|preferia ~1 ter ~1 me? abortado|matado_no_berco|jogado_fora',
      '@AGRESSOR ~6 que ~1 sem ele|ela eu ~1 nao_sou|sou|morro|passo|vou ~2 nada|ninguem|fome|rua',
      'pai|padrasto|avo|tio|namorado|marido ~1 da|do|dos ~1 minha|meu|meus ~1 filha|filho|filhos|neta|neto|irma ~2 mexeu|mexe|tocou|toca|encostou|bateu|bate|abusou|abusa|machucou|machuca ~1 nela|nele|neles|dela|dele|ela|ele',
      'quer|pede|pedindo|exige|cobrando|querendo|pediu|exigindo ~3 dinheiro|pix|grana|fotos|nudes|video ~3 senao|se_nao|para_nao|ou ~4 manda|mandar|posta|postar|vaza|vazar|mostra|mostrar|divulga|divulgar|espalha|espalhar|envia|publica|publicar',
      'criaram|criou|fizeram|fez|montaram|montou ~2 perfil|conta|site|grupo|montagem|deepfake|figurinha|video ~4 pelada|pelado|nua|nu|intimas|intimos|nudes|para_me_humilhar|minhas_fotos_intimas|me_zoar|me_xingar',
      'perfil|conta ~1 fake|falso|falsa ~4 minhas|minha|meu|meus ~1 fotos|foto|nome|nudes|rosto',
      'me chamam|chama|chamou|chamaram|chamavam|xingam|xinga ~2 de ~1 macaca|macaco|preta_fedida|baleia|aleijado|aleijada|viadinho|viado|sapatao|traveco|aberracao|retardado|retardada|favelado|mongol|bicha|lixo|vagabunda|puta|burra|inutil',
      'jogam|jogaram|tacam|tacaram|cospem|cuspiram|jogou|cuspiu ~2 em|na mim|minha ~1 cara|$',
      'botou|colocou|pos|puseram|botaram|colocaram|jogou ~2 algo|alguma|coisa|negocio|droga|remedios|po|boa_noite_cinderela ~1 coisa? ~1 na|no|em ~1 minha|meu ~1 bebida|copo|drink|suco|cerveja|agua|comida',
    ],
    together: [
      [
        'medida_protetiva|protetiva',
        'meu_ex|ele|dele|marido|descumpriu|batendo|aparece|apareceu|medo|aqui_na|portao|porta|ameaca',
      ],
      [
        'batendo|esmurrando|chutando|forcando ~2 porta|portao|janela',
        'meu_ex|meu_marido|meu_pai|meu_padrasto|meu_namorado|bebado|quer_entrar|querendo_entrar|vai_me_matar|vai_me_pegar',
      ],
    ],
  },
]
