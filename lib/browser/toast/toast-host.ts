/** Only lazily loaded modules may import this. */
export { resolveValue, toast, useToaster } from 'react-hot-toast/headless'
