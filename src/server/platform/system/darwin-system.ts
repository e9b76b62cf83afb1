import type { Ask, System, SystemUser } from './system.ts'

/** macOS: processes and users are told by programs of the system. */
export function darwinSystem(ask: Ask): System {
  const findUser = (name: string) =>
    userIn(ask('dscl', '.', '-read', `/Users/${name}`, 'UniqueID', 'PrimaryGroupID'), name)
  return {
    startOf: (pid) => ask('ps', '-o', 'lstart=', '-p', String(pid))?.replace(/\s+/g, '-') || null,
    workingFolderOf: (pid) => folderIn(ask('lsof', '-a', '-p', String(pid), '-d', 'cwd', '-Fn')),
    findUser,
    // It has a user for PostgreSQL from the start, as for all services that it ships or once shipped.
    databaseUser: () => findUser('_postgres') ?? findUser('nobody'),
    ownFolder: (folder) => folder,
    socketPathMax: 103,
  }
}

/** `lsof` writes a field a line, each with a letter before it: the process, the file, the name. */
function folderIn(fields: string | null): string | null {
  return (
    fields
      ?.split('\n')
      .find((field) => field.startsWith('n/'))
      ?.slice(1) ?? null
  )
}

function userIn(record: string | null, name: string): SystemUser | null {
  const field = (key: string) => new RegExp(`^${key}: (-?\\d+)$`, 'm').exec(record ?? '')?.[1]
  const [uid, gid] = [field('UniqueID'), field('PrimaryGroupID')]
  // Numbers below zero, as that of the user nobody, are those of an unsigned word.
  return uid && gid ? { name, uid: Number(uid) >>> 0, gid: Number(gid) >>> 0 } : null
}
