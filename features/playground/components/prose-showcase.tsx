import { Prose } from '@/components/ui/text/prose'
import { Showcase } from './showcase'

export function ProseShowcase() {
  return (
    <Showcase id="tekst" title="Duži tekst">
      <Prose>
        <p>
          Kad se u listopadu dan skrati, lampa u izlogu pali se već u pet. Ljudi zastanu, pročitaju tri naslova i uđu. Tako je nastala ova{' '}
          <a href="#tekst">polica za jesen</a>, a s njom i popis koji slijedi.
        </p>
        <h2>Što čitamo ove jeseni</h2>
        <p>
          Biramo knjige koje podnose sporo čitanje. Neke su stare <strong>stotinu godina</strong>, neke tek iz tiskare.
        </p>
        <ul>
          <li>romani u kojima se puno šuti,</li>
          <li>pjesme za čitanje naglas,</li>
          <li>putopisi po zemlji koju znamo.</li>
        </ul>
        <blockquote>
          <p>Knjiga je jedini predmet koji se troši samo ako ga nitko ne dira.</p>
        </blockquote>
        <h3>Kako naručiti posvetu</h3>
        <ol>
          <li>Odaberite knjigu i upišite tekst posvete.</li>
          <li>Provjerite slova: tinta se ne briše.</li>
          <li>Pričekajte dan dulje.</li>
        </ol>
        <hr />
        <p>
          Pitanja šaljite na <code>lampa@primjer.hr</code>.
        </p>
      </Prose>
    </Showcase>
  )
}
