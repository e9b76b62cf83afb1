/** Where the panel would be: who may use it is in the database. It asks again by itself. */
export const NO_DATABASE_PAGE = `<!doctype html>
<html lang="pt-BR">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="10">
<title>Painel: sem banco de dados</title>
<h1>O servidor está no ar, e o banco de dados não responde</h1>
<p>O painel precisa do banco e volta sozinho assim que ele responder; esta página tenta de novo a cada 10 segundos.</p>
<p>Quem cuida do servidor vê o motivo com <code>npm run situacao</code> e no log.</p>
</html>
`
