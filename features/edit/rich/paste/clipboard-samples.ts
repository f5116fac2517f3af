/** HTML as programs put it into the clipboard, shortened. */

export const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- p.MsoNormal {margin:0cm; font-size:11.0pt;} --></style></head>
<body lang=HR><!--StartFragment-->
<p class=MsoTitle><span style='font-size:28.0pt'>Ljetno sniženje<o:p></o:p></span></p>
<p class=MsoNormal><span style='color:red'>Sve&nbsp;knjige su <b style='mso-bidi-font-weight:normal'>jeftinije</b>
do kraja<o:p></o:p></span></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<h1><a name="_Toc1"></a><b>Uvjeti</b></h1>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>romani<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>o&nbsp;</span><![endif]>domaći</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·&nbsp;</span><![endif]>stripovi</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.&nbsp;</span>prvo</p>
<p class=MsoNormal><img width=1 height=1 src="https://prati.example/p.gif"><i>Pišite na</i>
<a href="mailto:info@izlog.hr"><span style='color:blue'>info@izlog.hr</span></a>, a ne <a href="file:///C:/a.docx">ovamo</a> ni <a href="#_Toc1">gore</a>.</p>
<!--EndFragment--></body></html>`

export const googleDocs = `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1a2b"><h2 dir="ltr" style="line-height:1.38;"><span style="font-size:16pt;font-weight:400;white-space:pre-wrap;">O nama</span></h2><p dir="ltr" style="line-height:1.38;margin-top:0pt;"><span style="font-family:Arial,sans-serif;font-weight:400;">Mi smo </span><span style="font-weight:700;font-style:normal;">knjižara</span><span style="font-weight:400;font-style:italic;"> iz Zagreba</span><span style="font-weight:400;">. </span><a href="https://www.google.com/url?q=https://izlog.hr/kontakt&amp;sa=D" style="text-decoration:none;"><span style="text-decoration:underline;">Javite se</span></a></p><br /><ul style="margin-top:0;"><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" role="presentation"><span>jedan</span></p></li><ul><li dir="ltr" aria-level="2"><p dir="ltr" role="presentation"><span>unutra</span></p></li></ul><li dir="ltr"><p dir="ltr"><span>dva</span></p></li></ul></b><br class="Apple-interchange-newline">`

export const webPage = `<html><body><!--StartFragment-->
<article class="post" style="color: rgb(0,0,0)"><script>alert(1)</script><style>.x{}</style>
<h4 class="title">Vijest <small>danas</small></h4>
<div class="lead"><div>Prvi <em>odlomak</em> s <a class="btn" target="_blank" onclick="alert(1)" href="https://primjer.hr/a?b=1&amp;c=2">vezom</a>
i <a href="javascript:alert(1)">zamkom</a>.</div></div>
<div><br></div><p>&nbsp;</p>
<figure><picture><source srcset="a.webp"><img src="https://primjer.hr/a.jpg" onerror="alert(1)"></picture><figcaption>Potpis slike</figcaption></figure>
<p>Redak jedan<br>redak dva<br><br>novi odlomak<br></p>
<blockquote class="quote"><p>Tko čita, ne skita.</p><p></p></blockquote>
<ol><li>prvi</li><li></li><li><strong>drugi</strong></li></ol>
<table><tbody><tr><th><p>Uvez</p></th><td><p>tvrdi</p></td></tr><tr><td>Stranica</td><td>120</td></tr></tbody></table>
<iframe src="https://prati.example"></iframe><span style="display:none">skriveno</span><svg><text>crtež</text></svg><hr>
<button>Podijeli</button></article><!--EndFragment--></body></html>`
