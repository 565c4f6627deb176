/* Tables one after the other, those that come next fetched meanwhile: ahead.py, compiled.

   A state is a piece of memory that holds the addresses of others: arrays, lists, the map. Where in
   a state they are held, and how long they are, is learned from a few of the tables now and then.
   Then, at each table, so that nobody waits for what leads to something else:

       the state, and the menu      FAR tables ahead
       their pieces                 a table later
       the pieces of these          a table later
       what lies in lists in lists  two tables later
       observation and mask         of the next table: numbers that change, and where there are answers

   Asking for an address that is no longer true does no harm. Only what all samples agreed to be a
   list, or a thing of one kind, is looked into.

   Whether it pays depends on how much of the tables a cache holds, and who else fills that. So now
   and then a few walks are timed with and without. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stdint.h>
#include <string.h>
#include <time.h>

#if defined(__GNUC__)
/* Into the second cache. The empty statement keeps gcc from leaving out functions that do nothing
   else. */
#define FETCH(address)                                      \
    do {                                                    \
        __builtin_prefetch((const void *)(address), 0, 2);  \
        __asm__ volatile("");                               \
    } while (0)
#elif defined(_M_X64)
#include <intrin.h>
#define FETCH(address) _mm_prefetch((const char *)(address), _MM_HINT_T1)
#else
#define FETCH(address) ((void)(address))
#endif

enum {
    LINE = 64,
    MOST = 16 * LINE,   /* bytes of one piece */
    FAR = 5,            /* tables */
    FEW = 256,          /* tables that any cache will hold */
    SAMPLES = 16,
    WALKS = 32,         /* after so many, what was learned is learned anew, */
    LONG = 8 * WALKS,   /* and after so many it is tried anew whether it pays, */
    TRIALS = 16,        /* in so many, */
    FETCHING = 0x6996,  /* of which these are half, evenly spread over any rhythm of the games */
    OFFERS = 256,       /* masks that are looked into */
    SPANS = 8,          /* parts of a mask that are told apart */
    SHARED = 16,        /* what so many refer to belongs to no table, and is at hand */
    PIECES = 48,
    CHAIN = 16,         /* bytes before a list that link it in the collector's chain */
    KINDS = 4,
};

typedef struct {
    Py_ssize_t at;   /* where its owner holds its address */
    Py_ssize_t into; /* how far into the piece that address points */
    Py_ssize_t size;
    int lists;       /* samples in which it was a list, */
    int nests;       /* a list of lists or tuples, */
    int things;      /* or something else with pieces of its own */
    int kind;        /* whose shape is this one of `Ahead.kinds` */
} Piece;

typedef struct {
    PyTypeObject *type;
    int samples;
    int count;
    Piece pieces[PIECES];
} Shape;

typedef struct {
    Py_ssize_t from, to;
} Span;

typedef struct {
    PyObject_HEAD
    PyObject *states;
    PyObject *menus;
    Py_buffer observations;
    Py_buffer masks;
    Py_ssize_t observation; /* bytes of one */
    Py_ssize_t changing;    /* of which so many are written at all */
    Py_ssize_t mask;
    Py_ssize_t at;
    Py_ssize_t walks;
    int fetches;        /* on this walk */
    int trial;          /* whether it is timed */
    long long began;
    long long spent[2]; /* without and with fetching */
    Shape state;
    int known_kinds;
    Shape kinds[KINDS];
    int known_spans;
    Span spans[SPANS];
} Ahead;

/* -- learning ------------------------------------------------------------------------------- */

typedef struct {
    int count;
    PyObject *found[PIECES];
} Found;

static int note(PyObject *piece, void *into) {
    Found *all = into;
    if (Py_REFCNT(piece) < SHARED && all->count < PIECES) all->found[all->count++] = piece;
    return 0;
}

static Py_ssize_t size_of(PyObject *piece) {
    PyTypeObject *type = Py_TYPE(piece);
    Py_ssize_t size = type->tp_basicsize;
    if (type->tp_itemsize > 0 && !PyLong_Check(piece)) size += Py_SIZE(piece) * type->tp_itemsize;
    return size < MOST ? size : MOST;
}

static Piece *piece_at(Shape *shape, Py_ssize_t at) {
    int i = 0;
    while (i < shape->count && shape->pieces[i].at != at) i++;
    if (i == PIECES) return NULL;
    Piece *piece = &shape->pieces[i];
    if (i == shape->count) {
        shape->count++;
        memset(piece, 0, sizeof(Piece));
        piece->at = at;
        piece->kind = -1;
    }
    return piece;
}

static void learn(Ahead *self, Shape *shape, PyObject *owner, int deep);

static int is_nest(PyObject *list) {
    PyObject *first = PyList_GET_SIZE(list) > 0 ? PyList_GET_ITEM(list, 0) : NULL;
    return first != NULL && (PyList_CheckExact(first) || PyTuple_CheckExact(first));
}

static void learn_piece(Ahead *self, Piece *piece, PyObject *found, int deep) {
    if (PyList_CheckExact(found)) {
        piece->lists++;
        piece->nests += is_nest(found);
    } else if (deep && Py_TYPE(found)->tp_traverse != NULL && Py_TYPE(found)->tp_itemsize == 0) {
        if (piece->kind < 0 && self->known_kinds < KINDS) {
            piece->kind = self->known_kinds++;
            memset(&self->kinds[piece->kind], 0, sizeof(Shape));
        }
        if (piece->kind < 0) return;
        piece->things++;
        learn(self, &self->kinds[piece->kind], found, 0);
    }
}

static void learn(Ahead *self, Shape *shape, PyObject *owner, int deep) {
    PyTypeObject *type = Py_TYPE(owner);
    Found all = {0};
    if (shape->type == NULL) shape->type = type;
    if (shape->type != type || type->tp_traverse == NULL) return;
    shape->samples++;
    type->tp_traverse(owner, note, &all);
    for (int i = 0; i < all.count; i++) {
        const char *start = (const char *)all.found[i];
        Py_ssize_t size = size_of(all.found[i]);
        Py_ssize_t at = sizeof(PyObject);
        for (; at + (Py_ssize_t)sizeof(char *) <= type->tp_basicsize; at += sizeof(char *)) {
            const char *held = *(const char **)((const char *)owner + at);
            if (held < start || held >= start + size) continue;
            Piece *piece = piece_at(shape, at);
            if (piece == NULL) return;
            piece->into = held - start;
            if (size > piece->size) piece->size = size;
            if (held == start) learn_piece(self, piece, all.found[i], deep);
            break;
        }
    }
}

/* Most answers belong to another moment of the game, or to no game on these maps. */
static void learn_mask(Ahead *self, Py_ssize_t count) {
    const char *masks = self->masks.buf;
    self->known_spans = 0;
    for (Py_ssize_t from = 0; from < self->mask; from += LINE) {
        Py_ssize_t size = self->mask - from < LINE ? self->mask - from : LINE;
        Py_ssize_t i = 0;
        while (i < OFFERS && !memchr(masks + i * count / OFFERS * self->mask + from, 1, size)) i++;
        if (i == OFFERS) continue;
        int last = self->known_spans - 1;
        if (last < 0 || (self->spans[last].to < from && last + 1 < SPANS)) {
            last = self->known_spans++;
            self->spans[last].from = from;
        }
        self->spans[last].to = from + size;
    }
}

static void learn_all(Ahead *self) {
    Py_ssize_t count = PyList_GET_SIZE(self->states);
    memset(&self->state, 0, sizeof(Shape));
    self->known_kinds = 0;
    for (Py_ssize_t i = 0; i < SAMPLES; i++) {
        learn(self, &self->state, PyList_GET_ITEM(self->states, i * count / SAMPLES), 1);
    }
    self->observation = self->observations.len / count;
    self->mask = self->masks.len / count;
    learn_mask(self, count);
}

/* -- fetching ------------------------------------------------------------------------------- */

static inline void fetch(const char *from, Py_ssize_t size) {
    const char *end = from + size;
    for (from -= (size_t)from % LINE; from < end; from += LINE) FETCH(from);
}

static inline void fetch_items(PyObject *list) {
    if (!PyList_CheckExact(list)) return;
    fetch((char *)((PyListObject *)list)->ob_item, PyList_GET_SIZE(list) * sizeof(PyObject *));
}

static inline PyObject *held_by(PyObject *owner, const Piece *piece) {
    return *(PyObject **)((char *)owner + piece->at);
}

static inline void fetch_pieces(const Shape *shape, PyObject *owner) {
    const Piece *piece = shape->pieces, *end = piece + shape->count;
    if (Py_TYPE(owner) != shape->type) return;
    for (; piece < end; piece++) {
        const char *there = (const char *)held_by(owner, piece);
        if (there != NULL) fetch(there - piece->into, piece->size);
    }
}

static inline void fetch_theirs(const Ahead *self, PyObject *owner) {
    const Shape *shape = &self->state;
    const Piece *piece = shape->pieces, *end = piece + shape->count;
    if (Py_TYPE(owner) != shape->type) return;
    for (; piece < end; piece++) {
        if (piece->lists != shape->samples && piece->things != shape->samples) continue;
        PyObject *held = held_by(owner, piece);
        if (held == NULL) continue;
        if (piece->kind < 0) fetch_items(held);
        else fetch_pieces(&self->kinds[piece->kind], held);
    }
}

/* First the lists in a list, a table later what is in them. A tuple's items lie in itself. */
static inline void fetch_nested(const Ahead *self, PyObject *owner, int inside) {
    const Shape *shape = &self->state;
    const Piece *piece = shape->pieces, *end = piece + shape->count;
    if (Py_TYPE(owner) != shape->type) return;
    for (; piece < end; piece++) {
        if (piece->nests != shape->samples) continue;
        PyObject *list = held_by(owner, piece);
        if (list == NULL || !PyList_CheckExact(list)) continue;
        for (Py_ssize_t i = 0; i < PyList_GET_SIZE(list); i++) {
            PyObject *item = PyList_GET_ITEM(list, i);
            if (inside) fetch_items(item);
            else fetch((char *)item, LINE);
        }
    }
}

static inline void fetch_mask(const Ahead *self, const char *mask) {
    const Span *span = self->spans, *end = span + self->known_spans;
    for (; span < end; span++) fetch(mask + span->from, span->to - span->from);
}

static long long nanoseconds(void) {
    struct timespec now;
    timespec_get(&now, TIME_UTC);
    return now.tv_sec * 1000000000LL + now.tv_nsec;
}

static void set_out(Ahead *self) {
    Py_ssize_t walk = self->walks++ % LONG;
    if (walk % WALKS == 0) learn_all(self);
    if (walk == 0) self->spent[0] = self->spent[1] = 0;
    self->trial = walk < TRIALS;
    self->fetches = self->trial ? FETCHING >> walk & 1 : self->spent[1] < self->spent[0];
    self->began = self->trial ? nanoseconds() : 0;
}

static PyObject *arrived(Ahead *self) {
    if (self->trial) self->spent[self->fetches] += nanoseconds() - self->began;
    self->trial = 0;
    return NULL;
}

static PyObject *next_table(Ahead *self) {
    if (self->states == NULL) return NULL;
    if (self->at >= PyList_GET_SIZE(self->states)) return arrived(self);
    Py_ssize_t now = self->at++;
    PyObject **states = ((PyListObject *)self->states)->ob_item + now;
    if (self->fetches && now + FAR < PyList_GET_SIZE(self->states)) {
        PyObject **menus = ((PyListObject *)self->menus)->ob_item + now;
        fetch((char *)states[FAR], self->state.type->tp_basicsize);
        fetch((char *)menus[FAR] - CHAIN, CHAIN + sizeof(PyListObject)); /* the step lets it go */
        fetch_pieces(&self->state, states[FAR - 1]);
        fetch_items(menus[FAR - 1]);
        fetch_theirs(self, states[FAR - 2]);
        fetch_nested(self, states[FAR - 3], 0);
        fetch_nested(self, states[FAR - 4], 1);
        fetch((char *)self->observations.buf + (now + 1) * self->observation, self->changing);
        fetch_mask(self, (char *)self->masks.buf + (now + 1) * self->mask);
    }
    return Py_NewRef(states[0]);
}

/* -- the iterator --------------------------------------------------------------------------- */

static PyObject *walk(Ahead *self) {
    Py_ssize_t count = self->states == NULL ? 0 : PyList_GET_SIZE(self->states);
    self->at = 0;
    if (self->states == NULL) return Py_NewRef((PyObject *)self);
    if (count <= FEW || PyList_GET_SIZE(self->menus) != count) return PyObject_GetIter(self->states);
    set_out(self);
    return Py_NewRef((PyObject *)self);
}

static int init(Ahead *self, PyObject *args, PyObject *named) {
    static char *names[] = {"states", "menus", "observations", "masks", "changing", NULL};
    PyObject *states, *menus, *observations, *masks;
    Py_ssize_t changing;
    if (self->states != NULL) {
        PyErr_SetString(PyExc_TypeError, "made already");
        return -1;
    }
    if (!PyArg_ParseTupleAndKeywords(args, named, "O!O!OOn", names, &PyList_Type, &states,
                                     &PyList_Type, &menus, &observations, &masks, &changing)) {
        return -1;
    }
    if (PyObject_GetBuffer(observations, &self->observations, PyBUF_SIMPLE) < 0) return -1;
    if (PyObject_GetBuffer(masks, &self->masks, PyBUF_SIMPLE) < 0) return -1;
    self->changing = changing * (Py_ssize_t)sizeof(int16_t);
    self->states = Py_NewRef(states);
    self->menus = Py_NewRef(menus);
    self->at = PY_SSIZE_T_MAX;
    return 0;
}

static void dealloc(Ahead *self) {
    Py_XDECREF(self->states);
    Py_XDECREF(self->menus);
    PyBuffer_Release(&self->observations);
    PyBuffer_Release(&self->masks);
    Py_TYPE(self)->tp_free((PyObject *)self);
}

static PyTypeObject AheadType = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "ceiba.envs.ahead.Ahead",
    .tp_basicsize = sizeof(Ahead),
    .tp_flags = Py_TPFLAGS_DEFAULT,
    .tp_new = PyType_GenericNew,
    .tp_init = (initproc)init,
    .tp_dealloc = (destructor)dealloc,
    .tp_iter = (getiterfunc)walk,
    .tp_iternext = (iternextfunc)next_table,
};

static struct PyModuleDef module = {
    PyModuleDef_HEAD_INIT, .m_name = "ceiba.envs.ahead", .m_size = -1,
    .m_doc = "Tables one after the other, those that come next fetched meanwhile: see ahead.py.",
};

PyMODINIT_FUNC PyInit_ahead(void) {
    PyObject *made = PyModule_Create(&module);
    if (made == NULL) return NULL;
    if (PyType_Ready(&AheadType) < 0 ||
        PyModule_AddObjectRef(made, "Ahead", (PyObject *)&AheadType) < 0) {
        Py_DECREF(made);
        return NULL;
    }
    return made;
}
