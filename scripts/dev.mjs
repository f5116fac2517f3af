import { serve } from './lib/serve/serve.mjs'
import { runCommand } from './lib/process/shutdown.mjs'

runCommand(() => serve({ mode: 'development', command: 'npm run dev' }))
