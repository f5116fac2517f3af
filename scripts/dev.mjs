import { serve } from './lib/serve.mjs'
import { runCommand } from './lib/shutdown.mjs'

runCommand(() => serve({ mode: 'development', command: 'npm run dev' }))
