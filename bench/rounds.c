/* Rounds of six classic as a plain C loop: what kernels are measured beside.
 *
 * Four seats pick at random and take the cheapest row for a low card. Rules, random stream and results are the
 * kernel's: rows are kept sorted by their ends, and a hand is played in the order in which it was dealt. The number of
 * seats is known to the compiler, as a C programmer would have it.
 *
 *   rounds REPEATS < BLOCKS
 *
 * A block is a line of five numbers: the four words of a stream, and how many rounds are played with it. Printed are
 * the CPU-seconds of the fastest repeat, the number of low cards, and each seat's cows and wins.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { SEATS = 4, HAND = 10, ROWS = 4, CAPACITY = 5, CARDS = 104, DEALT = SEATS * HAND + ROWS, MOST_BLOCKS = 4096 };

typedef struct {
    uint32_t words[4];
    int rounds;
} Block;

typedef struct {
    int ends[ROWS], sizes[ROWS], cows[ROWS], stacks[SEATS];
} Table;

typedef struct {
    long lows, cows[SEATS];
    double wins[SEATS];
} Totals;

static uint8_t card_cows[CARDS + 1];

static uint32_t rotate(uint32_t word, int bits) { return word << bits | word >> (32 - bits); }

/* xoshiro128++ */
static uint32_t next_word(uint32_t *words) {
    uint32_t result = rotate(words[0] + words[3], 7) + words[0], shifted = words[1] << 9;
    words[2] ^= words[0];
    words[3] ^= words[1];
    words[1] ^= words[2];
    words[0] ^= words[3];
    words[2] ^= shifted;
    words[3] = rotate(words[3], 11);
    return result;
}

static int below(uint32_t *words, uint32_t bound) { return (uint64_t)next_word(words) * bound >> 32; }

/* Sorts by exchanges without branches: nobody could predict them. */
static void sort(int *items, int count) {
    for (int last = 1; last < count; last++)
        for (int index = last; index > 0; index--) {
            int one = items[index - 1], two = items[index];
            items[index - 1] = one < two ? one : two;
            items[index] = one < two ? two : one;
        }
}

static void deal(uint32_t *words, uint8_t *deck, Table *table) {
    for (int index = 0; index < DEALT; index++) {
        int other = index + below(words, CARDS - index);
        uint8_t card = deck[index];
        deck[index] = deck[other];
        deck[other] = card;
    }
    for (int row = 0; row < ROWS; row++) table->ends[row] = deck[SEATS * HAND + row];
    sort(table->ends, ROWS);
    for (int row = 0; row < ROWS; row++) {
        table->sizes[row] = 1;
        table->cows[row] = card_cows[table->ends[row]];
    }
    memset(table->stacks, 0, sizeof table->stacks);
}

static void start_row(Table *table, int seat, int row, int card) {
    table->stacks[seat] += table->cows[row];
    table->ends[row] = card;
    table->sizes[row] = 1;
    table->cows[row] = card_cows[card];
}

/* The cheapest row, of equal ones that with the lowest end, becomes the first. */
static void place_low(Table *table, int seat, int card) {
    int best = 0;
    for (int row = 1; row < ROWS; row++)
        if (table->cows[row] < table->cows[best]) best = row;
    table->stacks[seat] += table->cows[best];
    for (int row = best; row > 0; row--) {
        table->ends[row] = table->ends[row - 1];
        table->sizes[row] = table->sizes[row - 1];
        table->cows[row] = table->cows[row - 1];
    }
    table->ends[0] = card;
    table->sizes[0] = 1;
    table->cows[0] = card_cows[card];
}

/* Whether the card was low. */
static int place(Table *table, int seat, int card) {
    int row = -1;
    for (int index = 0; index < ROWS; index++) row += table->ends[index] < card;
    if (row < 0) {
        place_low(table, seat, card);
        return 1;
    }
    if (table->sizes[row] == CAPACITY) {
        start_row(table, seat, row, card);
    } else {
        table->ends[row] = card;
        table->sizes[row]++;
        table->cows[row] += card_cows[card];
    }
    return 0;
}

static void play_round(uint32_t *words, uint8_t *deck, Totals *totals) {
    Table table;
    deal(words, deck, &table);
    for (int turn = 0; turn < HAND; turn++) {
        int queue[SEATS];
        for (int seat = 0; seat < SEATS; seat++) queue[seat] = deck[seat * HAND + turn] * 16 + seat;
        sort(queue, SEATS);
        for (int index = 0; index < SEATS; index++) totals->lows += place(&table, queue[index] % 16, queue[index] / 16);
    }
    int fewest = table.stacks[0], winners = 0;
    for (int seat = 1; seat < SEATS; seat++)
        if (table.stacks[seat] < fewest) fewest = table.stacks[seat];
    for (int seat = 0; seat < SEATS; seat++) winners += table.stacks[seat] == fewest;
    for (int seat = 0; seat < SEATS; seat++) {
        totals->cows[seat] += table.stacks[seat];
        if (table.stacks[seat] == fewest) totals->wins[seat] += 1.0 / winners;
    }
}

static void play_block(Block block, Totals *totals) {
    uint8_t deck[CARDS];
    for (int card = 0; card < CARDS; card++) deck[card] = card + 1;
    for (int round = 0; round < block.rounds; round++) play_round(block.words, deck, totals);
}

static double seconds(void) {
    struct timespec time;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return time.tv_sec + time.tv_nsec / 1e9;
}

int main(int count, char **arguments) {
    static Block blocks[MOST_BLOCKS];
    int number = 0, repeats = count > 1 ? atoi(arguments[1]) : 1;
    for (int card = 1; card <= CARDS; card++)
        card_cows[card] = card == 55 ? 7 : card % 11 == 0 ? 5 : card % 10 == 0 ? 3 : card % 5 == 0 ? 2 : 1;
    for (Block block; number < MOST_BLOCKS && scanf("%u %u %u %u %d", &block.words[0], &block.words[1], &block.words[2],
                                                    &block.words[3], &block.rounds) == 5;)
        blocks[number++] = block;
    Totals totals = {0};
    double fastest = 1e9;
    for (int repeat = 0; repeat < repeats; repeat++) {
        double started = seconds();
        totals = (Totals){0};
        for (int index = 0; index < number; index++) play_block(blocks[index], &totals);
        double taken = seconds() - started;
        if (taken < fastest) fastest = taken;
    }
    printf("%.9f %ld", fastest, totals.lows);
    for (int seat = 0; seat < SEATS; seat++) printf(" %ld", totals.cows[seat]);
    for (int seat = 0; seat < SEATS; seat++) printf(" %.17g", totals.wins[seat]);
    printf("\n");
}
