import { html, raw } from 'hono/html'
import { createHash } from 'node:crypto'
import { formatCents } from '@/lib/money/money'
import type { OpenedPayment } from './bank'

const style = `
:root { color-scheme: light; font: 400 17px/1.5 system-ui, 'Segoe UI', Roboto, 'Noto Sans', sans-serif; color: #16242d; background: #eef2f4 }
* { box-sizing: border-box }
body { margin: 0; min-height: 100vh; display: grid; grid-template-rows: auto 1fr auto; justify-items: center }
.practice { width: 100%; background: #f4c95d; color: #3a2c05; text-align: center; padding: .55rem 1rem; font-size: .9rem; font-weight: 600 }
main { align-self: center; width: min(28rem, 100% - 2rem); margin: 1.5rem 0; background: #fff; border-radius: 14px; overflow: hidden;
  box-shadow: 0 1px 2px #16242d14, 0 12px 40px #16242d1a }
header { display: flex; align-items: center; gap: .75rem; background: #173f52; color: #fff; padding: 1.1rem 1.75rem; font-weight: 600 }
header svg { flex: none }
.body { padding: 1.6rem 1.75rem 1.75rem }
h1 { margin: 0 0 .25rem; font-size: 1.3rem; line-height: 1.3 }
p { margin: 0 0 1.1rem; color: #455762 }
dl { display: grid; grid-template-columns: auto 1fr; gap: .5rem 1.25rem; margin: 1.1rem 0 1.4rem; padding: 1rem 0; border-block: 1px solid #dbe3e7 }
dt { color: #5a6c77 }
dd { margin: 0; text-align: right; overflow-wrap: anywhere; font-variant-numeric: tabular-nums }
dd.sum { font-size: 1.45rem; font-weight: 700; line-height: 1.2 }
dt.sum { align-self: center }
form { display: grid; gap: .65rem; grid-template-columns: 1fr 1fr }
button, .button { font: inherit; font-weight: 600; border-radius: 10px; border: 1px solid #b7c5cc; background: #fff; color: #173f52; padding: .7rem 1rem;
  min-height: 48px; cursor: pointer; text-align: center; text-decoration: none; display: inline-grid; place-items: center }
button:hover, .button:hover { background: #f2f6f8 }
button:focus-visible, .button:focus-visible, summary:focus-visible, input:focus-visible { outline: 3px solid #f4c95d; outline-offset: 2px }
button.yes { background: #17633f; border-color: #17633f; color: #fff }
button.yes:hover { background: #115233 }
fieldset { grid-column: 1 / -1; display: grid; grid-template-columns: 1fr 1fr; gap: .65rem; margin: .9rem 0 0; padding: 1.1rem 0 0; border: 0; border-top: 1px solid #dbe3e7 }
legend { float: left; grid-column: 1 / -1; padding: 0; font-weight: 600 }
legend + * { clear: both }
fieldset button { font-weight: 500; font-size: .95rem }
label { grid-column: 1 / -1; display: flex; gap: .6rem; align-items: center; color: #455762; font-size: .95rem; min-height: 32px }
input { width: 1.15rem; height: 1.15rem; accent-color: #173f52; margin: 0 }
.quiet { grid-column: 1 / -1; border: 0; background: none; text-decoration: underline; text-underline-offset: 3px; font-weight: 500; color: #455762 }
footer { color: #5a6c77; font-size: .85rem; padding: 0 1rem 1.25rem; text-align: center }
@media (max-width: 26rem) { .body, header { padding-inline: 1.15rem } fieldset, form { grid-template-columns: 1fr } }
`

const styleTag = raw(`<style>${style}</style>`)

export const styleHash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`

const emblem = raw(
  '<svg width="28" height="28" viewBox="0 0 28 28" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round"><path d="M3 11 14 4l11 7zM6 11v10M11.3 11v10M16.7 11v10M22 11v10M3 24h22"/></svg>',
)

type Html = ReturnType<typeof html>

function page(title: string, body: Html) {
  return html`<!doctype html>
    <html lang="hr">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>${title} | Banka za vježbu</title>
        ${styleTag}
      </head>
      <body>
        <aside class="practice">Vježba: ovo nije prava banka i novac se ne pomiče.</aside>
        <main>
          <header>${emblem} Banka za vježbu</header>
          <div class="body">${body}</div>
        </main>
        <footer>Podatke o kartici ova stranica ne traži i ne prima.</footer>
      </body>
    </html>`
}

/** `action`: where the buttons post. */
export function choicePage(payment: OpenedPayment, action: string) {
  return page(
    'Plaćanje',
    html`<h1>Potvrdite plaćanje</h1>
      <p>Provjerite iznos i odaberite što će banka odgovoriti trgovini.</p>
      ${paymentDetails(payment)}
      <form method="post" action="${action}">
        <input type="hidden" name="reference" value="${payment.reference}" />
        <button class="yes" name="decision" value="approve">Odobri plaćanje</button>
        <button name="decision" value="decline">Odbij plaćanje</button>
        <fieldset>
          <legend>Kad nešto zapne</legend>
          <button name="decision" value="slow">Odobri sporo</button>
          <button name="decision" value="lostReturn">Odobri bez povratka</button>
          <label><input type="checkbox" name="silent" value="yes" /> Ne šalji obavijest trgovini</label>
        </fieldset>
        <button class="quiet" name="decision" value="cancel">Odustani i vrati se u trgovinu</button>
      </form>`,
  )
}

/** Shown after a lost return. */
export function lostPage(payment: OpenedPayment) {
  return page(
    'Povratak izgubljen',
    html`<h1>Plaćanje je odobreno, povratak je izgubljen</h1>
      <p>Preglednik se ne vraća u trgovinu, kao da je veza pukla. Trgovina mora sama doznati da je narudžba plaćena.</p>
      ${paymentDetails(payment)}
      <p>Ovu stranicu možete zatvoriti.</p>`,
  )
}

/** Shown for a decided payment. */
export function decidedPage(payment: OpenedPayment, shop: string) {
  return page(
    'Plaćanje je riješeno',
    html`<h1>Ovo je plaćanje već riješeno</h1>
      <p>Odluka se više ne može promijeniti.</p>
      ${paymentDetails(payment)} <a class="button" href="${shop}">Natrag u trgovinu</a>`,
  )
}

export function refusedPage() {
  return page(
    'Obrazac nije valjan',
    html`<h1>Obrazac nije valjan</h1>
      <p>Potpis trgovine ne odgovara podacima, pa plaćanje nije otvoreno. Vratite se u trgovinu i pokušajte ponovno.</p>`,
  )
}

function paymentDetails({ number, amount }: OpenedPayment) {
  return html`<dl>
    <dt>Narudžba</dt>
    <dd>${number}</dd>
    <dt class="sum">Iznos</dt>
    <dd class="sum">${formatCents(amount, 'hr')}</dd>
  </dl>`
}
