"""Fluorescent cloth must not colour the floor: what it reflects there is nearly grey."""


def without_cast(m, colour, share=0.85):
    """The colour as seen, and mostly its brightness alone for light that bounces on."""
    grey = m.new("ShaderNodeRGBToBW")
    m.link(colour, grey.inputs[0])
    bounced = m.new("ShaderNodeLightPath").outputs["Is Diffuse Ray"]
    return m.mixcol(m.math("MULTIPLY", bounced, share), colour, grey.outputs[0])
