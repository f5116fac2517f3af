/** The library behind our toasts, for whoever draws them; only what is itself loaded late may import this. */
export { resolveValue, toast, useToaster } from 'react-hot-toast/headless'
