rule-CRW-1 = There are cards from 1 to 12. Each seat gets three.
    .title = The deal
rule-CRW-2 = Everybody picks a card in secret, and may change it until the last one is picked.
    .title = Picks
rule-CRW-3 = All picks are shown, and the highest takes the crown of the turn.
    .title = The crown
rule-CRW-4 = After three turns the most crowns win; ties share.
    .title = The end
