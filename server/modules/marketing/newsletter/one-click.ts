/** What a mail program's button does is what the page's button does. */
export { unsubscribe as oneClick } from './unsubscribe'
