import path from 'node:path'
import { COMPILE_CACHE, PROJECT } from './child.ts'

/** The server as it is started: from what bundle-server.ts made for this run, or from its sources. */
export function serverProgram(): { file: string; compileCache: string } {
  const folder = process.env.BUNDLED_SERVER
  if (!folder) return { file: path.join(PROJECT, 'src/server/main.ts'), compileCache: COMPILE_CACHE }
  return { file: path.join(folder, 'main.js'), compileCache: path.join(folder, 'v8') }
}
