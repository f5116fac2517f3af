import { serve } from './lib/serve.mjs'
import { runCommand } from './lib/shutdown.mjs'

runCommand(() => serve({ mode: 'production', command: 'npm start' }))
