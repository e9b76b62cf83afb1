#!/bin/sh
# What compose.yaml starts in the product's container. `secrets` makes what must be secret, once; `serve` starts the server and, the
# first time, prints the link of the panel's first owner; anything else is a command: container.sh liberados list
set -eu
secrets=${SECRETS_DIR:-/secrets}
data=${DATA_DIR:-/data}

make_secret() {
  [ -s "$secrets/$1" ] && return
  cat > "$secrets/$1.new"
  chmod "$2" "$secrets/$1.new"
  mv "$secrets/$1.new" "$secrets/$1"
}

if [ "${1:-}" = secrets ]; then
  head -c 32 /dev/urandom | base64 | make_secret auth-secret 0400
  head -c 32 /dev/urandom | base64 | make_secret encryption-key 0400
  # PostgreSQL reads its own as another user, from a volume that only these containers have.
  head -c 24 /dev/urandom | od -An -tx1 | tr -d ' \n' | make_secret postgres-password 0444
  exit
fi

export AUTH_SECRET="${AUTH_SECRET:-$(cat "$secrets/auth-secret")}"
export ENCRYPTION_KEY="${ENCRYPTION_KEY:-$(cat "$secrets/encryption-key")}"
export DATABASE_URL="${DATABASE_URL-postgres://aconchego:$(cat "$secrets/postgres-password")@%2Frun%2Fpostgresql/aconchego}"
[ "${1:-serve}" = serve ] || exec node src/server/commands/run.ts "$@"

if [ ! -e "$data/primeiro-dono" ]; then
  if [ -n "${DONO_EMAIL:-}" ]; then
    node src/server/commands/run.ts operadores add "${DONO_NOME:-Dono}" "$DONO_EMAIL"
    touch "$data/primeiro-dono"
  else
    echo 'Sem DONO_EMAIL ninguém entra no painel: docker compose exec app sh deploy/container.sh operadores add NOME EMAIL'
  fi
fi
exec node --max-semi-space-size=4 src/server/main.ts
