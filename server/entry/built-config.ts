import { readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Next reads the configuration of its build instead of `next.config.ts`, which it would compile: that loads its compiler and its plugin's, 40 MB that stay in
 * memory. The variable is that of `output: 'standalone'`; without it Next reads the file.
 */
export function takeBuiltConfig(output: string, environment: NodeJS.ProcessEnv = process.env) {
  const { config } = JSON.parse(readFileSync(path.join(output, 'required-server-files.json'), 'utf8'))
  environment['__NEXT_PRIVATE_STANDALONE_CONFIG'] = JSON.stringify(config)
}
