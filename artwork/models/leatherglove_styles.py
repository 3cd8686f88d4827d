"""Colours, cuffs and make of the leather gloves."""

STY = dict(
    driver=dict(
        a="d9c49a",
        b="d9c49a",
        patch="cdb586",
        cuff=(0.72, 0.37, 0.47),
        thread="f6efdc",
        bind="b99a63",
        suede=False,
        canvas=False,
    ),
    rigger=dict(
        a="9aa0a3",
        b="e8e6de",
        patch="8f9598",
        cuff=(0.80, 0.37, 0.54),
        thread="f4f2ea",
        bind="1f2022",
        suede=True,
        canvas=True,
    ),
    welding=dict(
        a="8f1f16",
        b="8f1f16",
        patch="7d1811",
        cuff=(1.75, 0.39, 0.72),
        thread="e8d9a8",
        bind="6d140e",
        suede=True,
        canvas=False,
    ),
    cut=dict(
        a="c08a45",
        b="c08a45",
        patch="b67d3a",
        cuff=(0.72, 0.37, 0.47),
        thread="f0e3bd",
        bind="a8742f",
        suede=False,
        canvas=False,
    ),
)
