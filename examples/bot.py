"""A bot in thirty lines: `stado arena six --bots "exec:python examples/bot.py,casual,casual,casual"`.

It reads a line of JSON for each decision and writes one with its answer. Here it plays six: the card just above a row's
end that has room, else any; and it takes the row of fewest cards.
"""

import json
import sys


def gap(card: int, rows: list[list[int]]) -> int:
    """How far the card is above the nearest row's end; much where that row is full or the card is low."""
    below = [row for row in rows if row[-1] < card]
    if not below:
        return 500
    row = max(below, key=lambda row: row[-1])
    return card - row[-1] + (1000 if len(row) >= 5 else 0)


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] != "choose":
        continue  # the first line tells game, options and seats
    rows, legal = message["view"]["rows"], message["prompt"]["legal"]
    if message["prompt"]["kind"] == "pick_card":
        answer = min(legal, key=lambda action: gap(action["card"], rows))
    else:
        answer = min(legal, key=lambda action: len(rows[action["row"]]) if "row" in action else 0)
    print(json.dumps({"action": answer}), flush=True)
