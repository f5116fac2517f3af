/** The mail program's one-click unsubscribe (docs/rules/mail.md#list-unsubscribe). */
export { unsubscribe as oneClick } from './unsubscribe'
