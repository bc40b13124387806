/** French, Spanish, Italian, Dutch and Finnish words for what travellers ask for first; those that are another word here are left out. */
export const romance = `
chaussures zapatos zapatillas scarpe schoenen kengät: sko
chaussures_de_randonnée botas_de_montaña scarponi wandelschoenen vaelluskengät: tursko fjellstøvel
bottes botas stivali laarzen saappaat: støvel
manteau chaqueta giacca jas takki: jakke
veste_imperméable veste_de_pluie chubasquero impermeabile regenjas sadetakki imperméable impermeable: regnjakke
doudoune plumas piumino: dunjakke
pantalon pantalones pantaloni broek housut: bukse
chaussettes calcetines calzini sokken sukat: sokk
gants guantes guanti handschoenen hanskat käsineet: hanske
moufles manoplas lapaset: vott
gorro cappello berretto muts pipo: lue
écharpe bufanda sciarpa sjaal: hals
sac_à_dos mochila zaino rugzak reppu: tursekk dagstursekk
sac_de_couchage saco_de_dormir sacco_a_pelo slaapzak makuupussi: sovepose
tente tienda_de_campaña tenda teltta: telt
lampe_frontale linterna_frontal frontale hoofdlamp otsalamppu: hodelykt
bâtons_de_marche bastones bastoncini wandelstokken: gåstav
raquettes ciaspole: brodder gåstav
skis esquís sci sukset: ski
patins patines pattini schaatsen luistimet: skøyte
luge trineo slittino slee pulkka: akebrett kjelke
casque casco helm kypärä: hjelm
vélo bicicleta fiets polkupyörä pyörä: sykkel
maillot_de_bain bañador costume_da_bagno zwempak uimapuku: badedrakt
canne_à_pêche caña_de_pescar canna_da_pesca hengel onki: haspelstang fiskesett
gilet_de_sauvetage chaleco_salvavidas reddingsvest pelastusliivi: redningsvest
couteau cuchillo coltello mes puukko: turkniv
gourde botella borraccia drinkfles juomapullo: drikkeflaske
sous-vêtement_thermique ropa_térmica intimo_termico thermokleding: ulltrøye ullongs
`;
